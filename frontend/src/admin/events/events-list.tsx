/** Placeholder of the lead, to be replaced. */
export function EventsList() {
  return null;
}
