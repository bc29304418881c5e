/** Placeholder of the lead, to be replaced. */
export function EventForm() {
  return null;
}
