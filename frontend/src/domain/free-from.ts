import { slugOf } from './tags';

/** Also matches the restaurant's own tags: `lactose-free`, `No nuts`, `Sin gluten`, `Celiac safe`. */
const CLAIM = /free$|^free-(from|of)-|^(no|sin|without)-|(^|-)(safe|friendly|celiacs?|coeliacs?)(-|$)/;
const NOT_AN_ALLERGEN = 'alcohol-free';

/** Whether a tag says that something is not in a dish, or that it suits somebody with an allergy. */
export function isFreeFromClaim(tag: string): boolean {
  const slug = slugOf(tag.trim());
  return slug !== NOT_AN_ALLERGEN && CLAIM.test(slug);
}
