import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import type { StaffEvent } from '../../api/staff/staff-events';
import type { EventType } from '../../domain/event';
import { LATEST_EVENT_END } from '../../domain/limits';
import { dayAt, nextDay } from '../../domain/what-shows';
import { CardDays } from '../cards/card-days';
import { DateField, PriceField, TextField, TimeField } from '../kit/forms/fields';
import { choice } from '../kit/forms/choice-kind';
import { date, line, link, longText, time, toggle } from '../kit/forms/field-kinds';
import { crossRule, type ParsedOf, section, type ValuesOf } from '../kit/forms/field-list';
import { orNull, priceRule } from '../kit/forms/field-rules';
import { picture } from '../kit/forms/picture-kind';
import { dayNames, daysIn } from '../kit/forms/weekday-names';
import { WeekdaysField } from '../kit/forms/weekdays';
import { priceText } from '../kit/shell/price-words';
import { useClosedDays, useTimeOfDay } from './event-kind';
import { EVENT_TYPES, usualButton } from './event-types';
import { showsSentence } from './event-words';

const optionalPriceRule = z.pipe(orNull(z.string().check(z.trim())), z.nullable(priceRule));

export const EVENT_FIELDS = {
  ...section('Basics', {
    title: line({ label: 'Title', max: 120, isRequired: true }),
    type: choice({
      label: 'Type',
      choices: EVENT_TYPES,
      rule: z.enum(['event', 'special', 'evergreen']),
      initial: 'event',
    }),
    desc: longText({
      label: 'Description',
      max: 1_000,
      help: 'What it is about. Times and price have separate fields.',
    }),
    image: picture({ label: 'Photo', help: 'If blank, we show an illustrated plate.' }),
  }),
  ...section('When it is', {
    date: date('date', { label: 'Date', control: () => <EventDays /> }),
    endDate: date('endDate', { label: 'Last day', control: () => null }),
    startTime: time('startTime', 'Starts'),
    endTime: time('endTime', 'Ends'),
    weekdays: {
      label: 'Every week on',
      rule: z.pipe(
        z.array(z.string()),
        z.transform((days) => days.join(',')),
      ),
      initial: [],
      read: ({ weekdays }: StaffEvent) => daysIn(weekdays),
      show: (days: readonly string[]) => dayNames(days).join(', ') || 'None',
      control: (name: string) => (
        <WeekdaysField
          name={name}
          help="Only if it repeats. One entry covers every week, up to the last day."
        />
      ),
    },
    active: toggle({ label: 'Published', initial: true, help: 'Turn off to hide it, whatever the dates.' }),
  }),
  ...section('Good to know', {
    price: {
      label: 'Price',
      rule: optionalPriceRule,
      initial: '',
      read: ({ price }: StaffEvent) => priceText(price),
      show: (typed: string) => (typed === '' ? 'None' : `$${typed}`),
      control: (name: string) => <PriceField name={name} help="Per guest. 0 shows as “Free”." />,
    },
    place: line({ label: 'Place', max: 80, help: 'Where in the restaurant, like “The back room”.' }),
    seats: line({ label: 'Seats', max: 80, help: 'Like “14 seats”.' }),
  }),
  ...section('Button', {
    ctaLabel: {
      ...line({ label: 'Button', max: 40 }),
      control: (name: string) => <ButtonField name={name} />,
    },
    ctaTo: link({ label: 'Link', usual: 'Reservations' }),
  }),
};

export type EventValues = ValuesOf<typeof EVENT_FIELDS>;

const rule = crossRule<ParsedOf<typeof EVENT_FIELDS>>;

export const EVENT_RULES = [
  rule('date', 'Enter the first day, too.', ({ date: first, endDate }) => !endDate || Boolean(first)),
  rule('date', 'Enter a date for this time.', ({ date: first, startTime }) => !startTime || Boolean(first)),
  rule(
    'date',
    'A weekly event needs a first day.',
    ({ date: first, weekdays }) => !weekdays || Boolean(first),
  ),
  rule(
    'endDate',
    'The last day is before the first.',
    ({ date: first, endDate }) => !first || !endDate || first <= endDate,
  ),
  rule('startTime', 'Enter a start time, too.', ({ startTime, endTime }) => !endTime || Boolean(startTime)),
  rule(
    'endTime',
    'The event ends before it starts. If it ends after midnight, 6:00 AM is the latest.',
    ({ startTime, endTime }) =>
      !startTime || !endTime || endTime > startTime || (endTime < startTime && endTime <= LATEST_EVENT_END),
  ),
  rule(
    'weekdays',
    'None of these weekdays falls between the first and last day.',
    ({ date: first, endDate, weekdays }) =>
      !weekdays ||
      !first ||
      !endDate ||
      endDate < first ||
      nextDay({ date: first, endDate, weekdays }, first) !== null,
  ),
];

/** Converts a form's days and times to the API's format. */
export function daysOf({ active, date: day, endDate, startTime, endTime, weekdays }: EventValues) {
  return {
    active,
    date: day || null,
    endDate: endDate || null,
    startTime: startTime || null,
    endTime: endTime || null,
    weekdays: weekdays.join(','),
  };
}

function EventDays() {
  const first = useFormContext<EventValues>().watch('date');
  const now = useTimeOfDay();
  const closedDays = useClosedDays();
  const sentence = (values: EventValues, today: string) => {
    const days = { ...daysOf(values), closedDays };
    return showsSentence(days, dayAt(days, today, now), false);
  };
  return (
    <CardDays<EventValues>
      names={['date', 'endDate', 'startTime', 'endTime', 'weekdays']}
      sentence={sentence}
    >
      <DateField name="date" help="Leave blank for no date (listed last)." />
      <DateField name="endDate" min={first} help="For multi-day events, or the end of weekly ones." />
      <TimeField name="startTime" />
      <TimeField name="endTime" help="It’s hidden after this." />
    </CardDays>
  );
}

function ButtonField({ name }: { name: string }) {
  const type = useFormContext<{ type: EventType }>().watch('type');
  return <TextField name={name} help={`Default: ${usualButton(type)}`} />;
}
