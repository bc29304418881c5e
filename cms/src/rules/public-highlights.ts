import type { CalendarDate } from './calendar';
import { orderWhenMissing } from './ordering';
import { urlOf, type PictureRecord } from './picture';
import { showsOn } from './what-shows';

interface HighlightedDish {
  documentId: string;
  name: string;
  description?: string | null;
  price: number;
  available?: boolean | null;
  raw?: boolean | null;
  highlightTag?: string | null;
  image?: PictureRecord | null;
  category?: { name: string } | null;
}

export interface HighlightRecord {
  documentId: string;
  position?: number | null;
  date?: unknown;
  active?: boolean | null;
  tagOverride?: string | null;
  name?: string | null;
  description?: string | null;
  price?: number | null;
  image?: PictureRecord | null;
  categoryText?: string | null;
  dish?: HighlightedDish | null;
}

/**
 * The highlights of a day, by position. One whose dish can't be ordered is left out, and so is one with neither a dish
 * nor a name of its own.
 */
export function publicHighlights(records: readonly HighlightRecord[], date: CalendarDate, limit: number) {
  return records
    .map((record) => ({
      ...record,
      date: (record.date as CalendarDate | undefined) ?? null,
      active: record.active ?? true,
    }))
    .filter((record) => showsOn(record, date) && isPresentable(record))
    .sort((a, b) => positionOf(a) - positionOf(b) || a.documentId.localeCompare(b.documentId))
    .slice(0, limit)
    .map(toHighlight);
}

/** A highlight as the API serves it. What the entry says itself goes before what its dish says. */
export function toHighlight(record: HighlightRecord) {
  const { dish } = record;
  return {
    id: record.documentId,
    position: positionOf(record),
    date: (record.date as CalendarDate | undefined) ?? null,
    active: record.active ?? true,
    name: record.name || dish?.name || '',
    description: record.description || dish?.description || '',
    price: record.price ?? dish?.price ?? 0,
    image: urlOf(record.image ?? dish?.image),
    tag: record.tagOverride || dish?.highlightTag || '',
    category: record.categoryText || dish?.category?.name || '',
    item: dish ? toItem(dish) : null,
  };
}

function isPresentable({ dish, name }: HighlightRecord): boolean {
  return dish ? dish.available !== false : Boolean(name);
}

function positionOf({ position }: HighlightRecord): number {
  return position ?? orderWhenMissing;
}

function toItem(dish: HighlightedDish) {
  return {
    id: dish.documentId,
    name: dish.name,
    description: dish.description ?? '',
    price: dish.price,
    image: urlOf(dish.image),
    menuHighlightTag: dish.highlightTag ?? '',
    category: dish.category?.name ?? '',
    raw: dish.raw ?? false,
  };
}
