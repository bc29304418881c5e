/** The named ids, then the rest in their old order, so that no new entry is lost; or what is wrong. */
export function reordered(current: readonly string[], named: readonly string[]): string[] | string {
  const known = new Set(current);
  const first = new Set(named);
  if (first.size < named.length) return 'names an entry more than once.';
  if (named.some((id) => !known.has(id))) return 'names an entry that is not in this list.';
  return [...named, ...current.filter((id) => !first.has(id))];
}
