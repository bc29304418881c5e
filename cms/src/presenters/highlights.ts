import { highlight } from '../contract/entities/highlight';
import type { CalendarDate } from '../rules/calendar';
import { highlightsOn } from '../rules/highlight-positions';
import { isAvailable } from '../rules/sold-out';
import { columnsOf, dinersPart, type Stored, type Unversioned } from './columns';
import { toStaffDish, type DishRecord } from './food';
import { altOf, urlOf, type PictureRecord } from './picture';

type HighlightedDish = Omit<DishRecord, 'category'> & { category?: { name: string } | null };

export type HighlightRecord = Stored<typeof highlight.fields> & {
  image?: PictureRecord | null;
  categoryText?: string | null;
  dish?: HighlightedDish | null;
};

/** Fields that may come from the dish: editing the dish does not change the highlight. */
export const OF_THE_DISH = [
  'name',
  'description',
  'price',
  'image',
  'image_alt',
  'tag',
  'category',
  'item',
] as const satisfies ReadonlyArray<keyof Unversioned<typeof highlight>>;

/** Leaves out a highlight whose dish is unavailable, and one with neither a dish nor a name. */
export function publicHighlights(records: readonly HighlightRecord[], date: CalendarDate, limit: number) {
  const named = records.filter(({ dish, name }) => (dish ? isAvailable(dish) : Boolean(name)));
  return highlightsOn(named.map(toStaffHighlight), date)
    .slice(0, limit)
    .map((each) => dinersPart(highlight.forDiners, each));
}

/** The highlight's own values win over its dish's, whether or not the dish is available. */
export function toStaffHighlight(record: HighlightRecord): Unversioned<typeof highlight> {
  const { documentId, dish } = record;
  const columns = columnsOf(highlight.fields, record);
  const item = dish ? toItem(dish) : null;
  const image = record.image ?? dish?.image;
  return {
    id: documentId,
    itemId: item?.id ?? null,
    ...columns,
    name: record.name || item?.name || '',
    description: record.description || item?.description || '',
    price: record.price ?? item?.price ?? 0,
    image: urlOf(image),
    image_alt: altOf(image),
    tag: columns.tagOverride || item?.menuHighlightTag || '',
    category: record.categoryText || item?.category || '',
    item,
  };
}

function toItem(dish: HighlightedDish) {
  const item = { ...toStaffDish({ ...dish, category: null }), category: dish.category?.name ?? '' };
  return dinersPart(highlight.forStaff.shape.item.unwrap(), item);
}
