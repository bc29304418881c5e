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

/** Drops free-from claims that nobody has confirmed, and those that the `listed` allergens contradict. */
export function provenTags(
  tags: readonly string[],
  allergens_confirmed: boolean,
  listed: readonly string[] = [],
): readonly string[] {
  const found = listed.map(slugOf);
  const isContradicted = (tag: string) =>
    (OF_ALL.test(slugOf(tag)) && found.length > 0) ||
    MEANT.some(([claim, slugs]) => claim.test(slugOf(tag)) && slugs.some((slug) => found.includes(slug)));
  return tags.filter((tag) => !isFreeFromClaim(tag) || (allergens_confirmed && !isContradicted(tag)));
}
