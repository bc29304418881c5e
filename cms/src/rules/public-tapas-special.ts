import type { RestaurantPlace } from './restaurant-place';
import { joinSlugs } from './tags';

export interface SpecialDish {
  documentId: string;
  name: string;
  description?: string | null;
  available?: boolean | null;
  raw?: boolean | null;
  dietaryTags?: ReadonlyArray<{ slug: string }> | null;
  allergens?: ReadonlyArray<{ slug: string }> | null;
  mayContain?: ReadonlyArray<{ slug: string }> | null;
  allergensConfirmed?: boolean | null;
}

export interface TapasSpecialRecord {
  active?: boolean | null;
  title: string;
  price: number;
  windowText?: string | null;
  daysCsv: string;
  startTime: string;
  endTime: string;
  dishes?: readonly SpecialDish[] | null;
}

/** What holds until staff have opened the special for the first time. */
export const specialWhenMissing = {
  active: false,
  title: 'Tapas $5',
  price: 5,
  windowText: 'Mon, Tue, Wed 4 PM to 6 PM',
  daysCsv: 'MON,TUE,WED',
  startTime: '16:00',
  endTime: '18:00',
} as const satisfies TapasSpecialRecord;

/** The special as the API serves it: its dishes in the order staff gave them, none while it is not active. */
export function publicTapasSpecial(
  record: TapasSpecialRecord | null | undefined,
  { currency, timezone }: RestaurantPlace,
) {
  const special: TapasSpecialRecord = record ?? specialWhenMissing;
  const isActive = special.active === true;
  return {
    active: isActive,
    title: special.title,
    price: special.price,
    currency,
    windowText: special.windowText ?? '',
    daysCsv: special.daysCsv,
    startTime: special.startTime,
    endTime: special.endTime,
    timezone,
    items: isActive
      ? (special.dishes ?? []).filter((dish) => dish.available !== false).map(toSpecialItem)
      : [],
  };
}

/** A dish of the special as the API serves it. */
export function toSpecialItem(dish: SpecialDish) {
  return {
    id: dish.documentId,
    name: dish.name,
    description: dish.description ?? '',
    tags: joinSlugs(dish.dietaryTags),
    allergens: joinSlugs(dish.allergens),
    may_contain: joinSlugs(dish.mayContain),
    allergens_confirmed: dish.allergensConfirmed ?? false,
    raw: dish.raw ?? false,
  };
}
