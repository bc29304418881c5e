const NO_DRINKS =
  'A drink cannot be in the special, only food: Massachusetts forbids time-limited drink discounts (204 CMR 4.03).';

/** Why the list is refused, in a sentence for staff, or null. `dishes` and `drinks` contain the existing ids. */
export function specialItemsProblem(
  itemIds: readonly string[],
  dishes: ReadonlySet<string>,
  drinks: ReadonlySet<string>,
): { index: number; message: string } | null {
  for (const [index, id] of itemIds.entries()) {
    if (drinks.has(id)) return { index, message: NO_DRINKS };
    if (!dishes.has(id)) return { index, message: 'There is no such dish. It may have been deleted.' };
    if (itemIds.indexOf(id) < index) return { index, message: 'This dish is named more than once.' };
  }
  return null;
}
