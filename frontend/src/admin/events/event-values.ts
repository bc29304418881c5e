import { z } from 'zod';
import type { EventFields, StaffEvent } from '../../api/staff/staff-events';
import { dateRule, lineRule, linkRule, pictureRule, requiredLineRule, textRule } from '../forms/field-rules';

const eventObject = z.object({
  type: z.enum(['event', 'special', 'evergreen']),
  title: requiredLineRule(120),
  description: textRule(1_000),
  image: pictureRule,
  date: dateRule,
  endDate: dateRule,
  isActive: z.boolean(),
  buttonLabel: lineRule(40),
  buttonTo: linkRule,
});

/** Texts as typed; a date that is none is empty. */
export type EventValues = z.input<typeof eventObject>;

// Beside whatever else is wrong, not after it.
const always = { when: () => true };

/** What the form of an event has to hold, and what is sent of it. */
export const eventSchema: z.ZodType<EventFields, EventValues> = eventObject
  .refine(({ date, endDate }) => !endDate || date, {
    path: ['date'],
    error: 'A last day needs a first one.',
    ...always,
  })
  .refine(({ date, endDate }) => !date || !endDate || date <= endDate, {
    path: ['endDate'],
    error: 'The last day is before the first.',
    ...always,
  })
  .transform(fieldsOf);

const EMPTY: EventValues = {
  type: 'event',
  title: '',
  description: '',
  image: null,
  date: '',
  endDate: '',
  isActive: true,
  buttonLabel: '',
  buttonTo: '',
};

export function eventValues(event: StaffEvent | null): EventValues {
  if (!event) return EMPTY;
  const { id: _id, etag: _etag, order: _order, date, endDate, ...rest } = event;
  return { ...rest, date: date ?? '', endDate: endDate ?? '' };
}

/** A copy says the same on a day of its own: that of the first may be over. */
export function copiedEvent(original: StaffEvent): EventValues {
  return { ...eventValues(original), date: '', endDate: '', isActive: true };
}

/** What is filled so far, as an event: for a preview of it, too. */
export function fieldsOf({ date, endDate, ...rest }: EventValues): EventFields {
  return { ...rest, date: date || null, endDate: endDate || null };
}

/** The names on the wire of what the form calls otherwise. */
export const EVENT_WIRE_NAMES = {
  desc: 'description',
  ctaLabel: 'buttonLabel',
  ctaTo: 'buttonTo',
  active: 'isActive',
  imageId: 'image',
} as const;
