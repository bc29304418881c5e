/** Placeholder of the lead, to be replaced. */
export function OffersList() {
  return null;
}
