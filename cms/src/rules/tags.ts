/** A list of tags or allergens as the API serves it: `vegan|gluten-free`. */
export function joinSlugs(entries: ReadonlyArray<{ slug: string }> | null | undefined): string {
  return (entries ?? []).map((entry) => entry.slug).join('|');
}
