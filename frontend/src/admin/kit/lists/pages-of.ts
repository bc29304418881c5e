const PAGE_SIZE = 50;

export type Pages = ReturnType<typeof pagesOf>;

/** `from`, `to`: the first and last entry on the page, counted from 1. */
export function pagesOf(total: number, wanted: number, size = PAGE_SIZE) {
  const count = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), count);
  const from = (page - 1) * size;
  return { page, count, from: total === 0 ? 0 : from + 1, to: Math.min(total, from + size), total };
}

export function pageWith(place: number, size = PAGE_SIZE): number {
  return Math.floor(place / size) + 1;
}

export function onPage<Item>(items: readonly Item[], { from, to }: Pages): readonly Item[] {
  return items.slice(Math.max(0, from - 1), to);
}
