const PAGE_SIZE = 50;

export type Pages = ReturnType<typeof pagesOf>;

/** `from`, `to`: the first and last entry on the page, counted from 1. */
export function pagesOf(total: number, wanted: number, size = PAGE_SIZE) {
  const count = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), count);
  const from = (page - 1) * size;
  return { page, count, from: total === 0 ? 0 : from + 1, to: Math.min(total, from + size), total };
}

const MOST_CHOICES = 100;
const NEARBY = 5;

/** The pages to choose from; of very many, the first, the last, those nearby and about a hundred in between. */
export function pageChoices({ page, count }: Pick<Pages, 'page' | 'count'>): number[] {
  const step = Math.ceil(count / MOST_CHOICES);
  return Array.from({ length: count }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === count || each % step === 0 || Math.abs(each - page) <= NEARBY,
  );
}

export function pageWith(place: number, size = PAGE_SIZE): number {
  return Math.floor(place / size) + 1;
}

export function onPage<Item>(items: readonly Item[], { from, to }: Pages): readonly Item[] {
  return items.slice(Math.max(0, from - 1), to);
}
