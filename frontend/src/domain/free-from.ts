import { slugOf } from './tags';

/** Also finds tags of the restaurant's own: `lactose-free`, `No nuts`, `Sin gluten`, `Celiac safe`. */
const CLAIM = /free$|^free-(from|of)-|^(no|sin|without)-|(^|-)(safe|friendly|celiacs?|coeliacs?)(-|$)/;
const NOT_AN_ALLERGEN = 'alcohol-free';

/** Whether a tag says that something is not in a dish, or that it suits somebody with an allergy. */
export function isFreeFromClaim(tag: string): boolean {
  const slug = slugOf(tag.trim());
  return slug !== NOT_AN_ALLERGEN && CLAIM.test(slug);
}

const MEANT: ReadonlyArray<readonly [claim: RegExp, allergens: readonly string[]]> = [
  [/gluten|wheat|trigo|c(o?)eliac/, ['gluten', 'wheat']],
  [/dairy|milk|lact|leche/, ['milk']],
  [/nut|frutos|cacahuete/, ['tree-nuts', 'peanuts']],
  [/egg|huevo/, ['egg']],
  [/\bfish|seafood|pescado/, ['fish']],
  [/shellfish|seafood|marisco/, ['shellfish']],
  [/soy|soja/, ['soybeans']],
  [/sesam/, ['sesame']],
  [/sul(f|ph)it/, ['sulfites']],
];
/** `allergen-free`, `Allergy friendly` */
const OF_ALL = /allerg|alerg/;

/** What a diet does not allow, by the tag of the diet. */
const RULED_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['milk', 'egg', 'fish', 'shellfish', 'contains-pork']],
  ['vegetarian', ['fish', 'shellfish', 'contains-pork']],
  ['halal', ['contains-pork']],
]);

/**
 * Drops free-from claims that nobody has confirmed or that an allergen contradicts, and diets that do not allow what is
 * `contained`. Traces take back no diet: diners read both.
 */
export function provenTags(
  tags: readonly string[],
  allergens_confirmed: boolean,
  contained: readonly string[] = [],
  possible: readonly string[] = [],
): readonly string[] {
  const found = [...contained, ...possible].map(slugOf);
  const has = [...tags, ...contained].map(slugOf);
  const isRuledOut = (tag: string) => RULED_OUT.get(slugOf(tag))?.some((slug) => has.includes(slug)) === true;
  const isContradicted = (tag: string) =>
    (OF_ALL.test(slugOf(tag)) && found.length > 0) ||
    MEANT.some(([claim, slugs]) => claim.test(slugOf(tag)) && slugs.some((slug) => found.includes(slug)));
  return tags.filter(
    (tag) => !isRuledOut(tag) && (!isFreeFromClaim(tag) || (allergens_confirmed && !isContradicted(tag))),
  );
}
