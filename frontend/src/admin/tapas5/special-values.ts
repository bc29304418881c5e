import { z } from 'zod';
import type { SpecialFields, StaffSpecial } from '../../api/staff/staff-tapas5';
import { lineRule, priceRule, requiredLineRule, timeRule } from '../forms/field-rules';
import { priceText } from '../forms/number-text';

/** The days of the week as the API writes them, in the order of a week here. */
export const DAYS = [
  { slug: 'SUN', name: 'Sunday' },
  { slug: 'MON', name: 'Monday' },
  { slug: 'TUE', name: 'Tuesday' },
  { slug: 'WED', name: 'Wednesday' },
  { slug: 'THU', name: 'Thursday' },
  { slug: 'FRI', name: 'Friday' },
  { slug: 'SAT', name: 'Saturday' },
] as const;

/** What the fields of the special hold. */
export interface SpecialValues {
  title: string;
  /** As typed. */
  price: string;
  windowText: string;
  days: string[];
  startTime: string;
  endTime: string;
  itemIds: string[];
}

const MOST_DISHES = 100;

/** The rules of `PUT /api/admin/tapas5`; and no price of nothing, in whose place the page would show $5. */
export const specialSchema: z.ZodType<SpecialFields, SpecialValues> = z
  .object({
    title: requiredLineRule(80),
    price: priceRule.refine((price) => price > 0, 'must be above 0: the page would show $5 in its place.'),
    windowText: lineRule(120),
    days: z.array(z.string()).min(1, 'are missing: choose at least one.'),
    startTime: timeRule,
    endTime: timeRule,
    itemIds: z.array(z.string()).max(MOST_DISHES, `may be at most ${MOST_DISHES}.`),
  })
  .refine(({ startTime, endTime }) => endTime > startTime, {
    path: ['endTime'],
    message: 'must be after the start, on the same day.',
  });

export function specialValues(special: StaffSpecial): SpecialValues {
  const { title, price, windowText, days, startTime, endTime, itemIds } = special;
  return {
    title,
    price: priceText(price),
    windowText,
    days: DAYS.map(({ slug }) => slug).filter((slug) => days.includes(slug)),
    startTime,
    endTime,
    itemIds: [...itemIds],
  };
}

/** Days in words: `Monday, Tuesday, Wednesday`. */
export function daysText(days: readonly string[]): string {
  return DAYS.filter(({ slug }) => days.includes(slug))
    .map(({ name }) => name)
    .join(', ');
}

/** Whether days and times are those that the site's fixed texts name: Monday to Wednesday, 4 to 6 PM. */
export function isUsualTime({ days, startTime, endTime }: SpecialValues): boolean {
  return days.join() === 'MON,TUE,WED' && startTime === '16:00' && endTime === '18:00';
}
