/** Placeholder of the lead, to be replaced. */
export function Tapas5Screen() {
  return null;
}
