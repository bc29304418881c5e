import { claimWords, isFreeFromClaim } from '../domain/free-from';
import { ALLERGENS, slugOf } from '../domain/tags';
import { RULES_OUT } from './generated/wire';

/** What each free-from claim in the restaurant's own words rules out, in addition to `RULES_OUT`. */
const MEANT: ReadonlyArray<readonly [claim: RegExp, allergens: readonly string[]]> = [
  [/gluten|wheat|trigo|co?eliac|\bgfo?\b/, ['gluten', 'wheat']],
  [/dairy|milk|lact|leche|\bdfo?\b/, ['milk']],
  [/nut|frutos|cacahuete|\bnfo?\b/, ['tree-nuts', 'peanuts']],
  [/egg|huevo/, ['egg']],
  [/\bfish|seafood|pescado/, ['fish']],
  [/shellfish|seafood|marisco/, ['shellfish']],
  [/soy|soja/, ['soybeans']],
  [/sesam/, ['sesame']],
  [/sul(f|ph)it/, ['sulfites']],
];
/** `allergen-free`, `Allergy friendly` */
const OF_ALL = /allerg|alerg/;

const RULED_OUT = new Map(Object.entries(RULES_OUT));

/**
 * Drops free-from claims that are unconfirmed, contradicted by an allergen, or beside an allergen that the site doesn't
 * know (barley has gluten). Also drops diets that what is `contained` rules out, or may rule out if the site doesn't
 * know it (whey is milk); not for traces alone, which diners are shown beside the diet.
 */
export function provenTags(
  tags: readonly string[],
  allergens_confirmed: boolean,
  contained: readonly string[] = [],
  possible: readonly string[] = [],
): readonly string[] {
  const found = [...contained, ...possible].map(slugOf);
  const has = [...tags, ...contained].map(slugOf);
  const isKnown = (slug: string) => ALLERGENS.has(slug);
  const isAllKnown = contained.map(slugOf).every(isKnown);
  const isRuledOut = (tag: string) =>
    RULED_OUT.get(slugOf(tag))?.some((slug) => has.includes(slug) || (!isAllKnown && isKnown(slug))) === true;
  const isContradicted = (tag: string) =>
    !found.every(isKnown) ||
    (OF_ALL.test(claimWords(tag)) && found.length > 0) ||
    MEANT.some(([claim, slugs]) => claim.test(claimWords(tag)) && slugs.some((slug) => found.includes(slug)));
  return tags.filter(
    (tag) => !isRuledOut(tag) && (!isFreeFromClaim(tag) || (allergens_confirmed && !isContradicted(tag))),
  );
}
