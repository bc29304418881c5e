/** Which page of a list, pages counted from 1, and how many entries are on one. */
export interface Pages {
  page: number;
  pageSize: number;
}

/** One page of a list, as a list is answered. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, pageSize }: Pages,
): { items: Item[]; page: number; pageSize: number; total: number } {
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), page, pageSize, total: items.length };
}
