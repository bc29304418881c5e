/** Placeholder of the lead, to be replaced. */
export function SiteScreen() {
  return null;
}
