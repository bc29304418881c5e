import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import type { EventType } from '../../domain/event';
import { CardDays } from '../cards/card-days';
import { DateField, TextField } from '../kit/forms/fields';
import { choice, date, line, link, longText, picture, toggle } from '../kit/forms/field-kinds';
import { section, type ValuesOf } from '../kit/forms/field-list';
import { EVENT_TYPES, usualButton } from './event-types';
import { showsSentence } from './event-words';

export const EVENT_FIELDS = {
  ...section('Basics', {
    title: line({ label: 'Title', max: 120, isRequired: true }),
    type: choice({
      label: 'Type',
      choices: EVENT_TYPES,
      rule: z.enum(['event', 'special', 'evergreen']),
      initial: 'event',
    }),
    desc: longText({ label: 'Text', max: 1_000, help: 'What it is, from when to when, what it costs.' }),
    image: picture({ label: 'Photo', help: 'If blank, we show an illustrated plate.' }),
  }),
  ...section('When it is', {
    date: date('date', { label: 'Date', control: () => <EventDays /> }),
    endDate: date('endDate', { label: 'Last day', control: () => null }),
    active: toggle({ label: 'Published', initial: true, help: 'Off hides it regardless of date.' }),
  }),
  ...section('Button', {
    ctaLabel: {
      ...line({ label: 'Button', max: 40 }),
      control: (name: string) => <ButtonField name={name} />,
    },
    ctaTo: link({ label: 'Link', help: 'A page of the site, or a web address. Default: Reservations' }),
  }),
};

export type EventValues = ValuesOf<typeof EVENT_FIELDS>;

interface Days {
  date: string | null;
  endDate: string | null;
}

export const EVENT_RULES = [
  {
    name: 'date' as const,
    complaint: 'A last day needs a first one.',
    holds: ({ date: first, endDate }: Days) => !endDate || Boolean(first),
  },
  {
    name: 'endDate' as const,
    complaint: 'The last day is before the first.',
    holds: ({ date: first, endDate }: Days) => !first || !endDate || first <= endDate,
  },
];

function EventDays() {
  const first = useFormContext<EventValues>().watch('date');
  return (
    <CardDays<EventValues>
      names={['date', 'endDate']}
      sentence={({ active, ...days }, today) =>
        showsSentence({ active, date: days.date || null, endDate: days.endDate || null }, today, false)
      }
    >
      <DateField name="date" help="Leave blank for no date (listed last)." />
      <DateField name="endDate" min={first} help="For multi-day events." />
    </CardDays>
  );
}

function ButtonField({ name }: { name: string }) {
  const type = useFormContext<{ type: EventType }>().watch('type');
  return <TextField name={name} help={`Default: ${usualButton(type)}`} />;
}
