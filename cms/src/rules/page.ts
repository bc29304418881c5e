/** One page of a list, pages counted from 1, as a list is answered. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, pageSize }: { page: number; pageSize: number },
): { items: Item[]; page: number; pageSize: number; total: number } {
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), page, pageSize, total: items.length };
}
