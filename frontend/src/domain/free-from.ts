/** What these say is not about allergens: `Cage-free eggs`, `non-alcoholic`. */
const OTHER = /(alcohol|cage|gmo)-free|free-range|(non|zero)-(alcoholic|gmo|proof|vintage)/g;
/** Also matches the restaurant's own words: `Gluten-free paella`, `Contains no nuts`, `Apto para celíacos`, `GF`. */
const CLAIM =
  /[a-z]-?free(-|$)|free-(from|of)-|libre-de-|(^|-)(no|non|sin|without|zero)-[a-z]|(^|-)[gdn]fo?(-|$)|nondairy|(dairy|egg|gluten|lactose|milk|nut|soy|wheat)less|(^|-)(safe|friendly|conscious|co?eliac[ao]?s?)(-|$)/;

/** `Sin lácteos!` gives `sin-lacteos-`. */
export function claimWords(tag: string): string {
  const plain = tag.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-');
}

/** Whether a tag says that something is not in a dish, or that it suits somebody with an allergy. */
export function isFreeFromClaim(tag: string): boolean {
  return CLAIM.test(claimWords(tag).replace(OTHER, ''));
}
