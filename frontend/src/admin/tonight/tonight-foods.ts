import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { makeMatcher } from '../../domain/search';
import { shortDate } from '../../domain/short-date';
import { foodWords } from '../../domain/synonyms';
import { addDays, wallClock } from '../../domain/zoned-time';
import { timeOn } from '../kit/shell/when';

export interface TonightGroup {
  id: string;
  name: string;
  foods: readonly StaffFood[];
}

const DAY_MS = 86_400_000;

type Category = Pick<StaffCategory, 'id' | 'name'>;

const matches = makeMatcher<StaffFood>((food) => [food.name, food.description]);
const matchesName = makeMatcher<Category>((category) => [category.name]);

/** In menu order; a word of a category's name finds the whole category. */
export function groupsOf(
  foods: readonly StaffFood[],
  categories: readonly Category[],
  query: string,
): readonly TonightGroup[] {
  const words = foodWords(query);
  return categories.flatMap((category) => {
    const isWhole = matchesName(category, words);
    const found = foods.filter((food) => food.category === category.id && (isWhole || matches(food, words)));
    return found.length === 0 ? [] : [{ id: category.id, name: category.name, foods: found }];
  });
}

/** Cuts the groups to their first `count` dishes and drinks. */
export function firstOf(groups: readonly TonightGroup[], count: number): readonly TonightGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    if (left <= 0) return [];
    const foods = group.foods.slice(0, left);
    left -= foods.length;
    return [{ ...group, foods }];
  });
}

/** Sold out until a set time, or for less than a day; not what has long been off without one. Latest first. */
export function outTonight(foods: readonly StaffFood[], now: Date): readonly StaffFood[] {
  const since = ({ sold_out_at }: StaffFood) => (sold_out_at === null ? 0 : Date.parse(sold_out_at));
  return foods
    .filter(
      (food) => !food.available && (food.sold_out_until !== null || now.getTime() - since(food) < DAY_MS),
    )
    .sort((a, b) => since(b) - since(a));
}

/** `Ana, 6:12 PM` */
export function whoAndWhen({ sold_out_by, sold_out_at }: StaffFood, timezone: string): string {
  const time = sold_out_at === null ? '' : timeOn(sold_out_at, timezone);
  return [sold_out_by, time].filter((part) => part !== '').join(', ');
}

/** `until tomorrow 4 PM` */
export function untilWords({ sold_out_until }: StaffFood, now: Date, timezone: string): string {
  if (sold_out_until === null) return 'until turned back on';
  const { date } = wallClock(new Date(sold_out_until), timezone);
  const today = wallClock(now, timezone).date;
  const near = { [today]: 'today', [addDays(today, 1)]: 'tomorrow' };
  return `until ${near[date] ?? shortDate(date, today)} ${timeOn(sold_out_until, timezone).replace(':00', '')}`;
}
