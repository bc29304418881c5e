export interface Pages {
  page: number;
  pageSize: number;
}

export function pageOf<Item>(
  items: readonly Item[],
  { page, pageSize }: Pages,
): { items: Item[]; page: number; pageSize: number; total: number } {
  const start = (page - 1) * pageSize;
  return { items: items.slice(start, start + pageSize), page, pageSize, total: items.length };
}

/** A list on one page. */
export function wholeList<Item>(items: readonly Item[]) {
  return { items, page: 1, pageSize: Math.max(1, items.length), total: items.length };
}
