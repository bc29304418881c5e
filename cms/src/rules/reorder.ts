/**
 * The whole list in its new order: the named ids first, then the others as they stood, so that an entry that someone
 * added meanwhile is not lost. A text in place of it says what is wrong with the names.
 */
export function reordered(current: readonly string[], named: readonly string[]): string[] | string {
  const known = new Set(current);
  const first = new Set(named);
  if (first.size < named.length) return 'names an entry more than once.';
  if (named.some((id) => !known.has(id))) return 'names an entry that is not in this list.';
  return [...named, ...current.filter((id) => !first.has(id))];
}
