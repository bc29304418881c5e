/** Placeholder of the lead, to be replaced. */
export function OfferForm() {
  return null;
}
