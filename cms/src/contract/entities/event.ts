import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { dayCodes, price, timeOfDay } from '../values';
import { card } from './card';

const type = z.enum(['event', 'special', 'evergreen']);

const time = (label: string, help: string, placeholder: string) => ({
  sent: z
    .union([timeOfDay, z.literal('')])
    .nullable()
    .optional(),
  answered: z.string().nullable().describe('`HH:MM`, in the restaurant’s time zone.'),
  empty: null,
  panel: { width: 6, label, help, placeholder },
});

export const event = entity('EventSpecial', {
  id: field.id,
  title: field.requiredLine(120, field.inPanel(8, 'Title')),
  type: {
    sent: type.optional().describe('`special` if left out.'),
    answered: type,
    empty: 'special',
    panel: field.inPanel(4, 'Type', 'Ongoing: a card without a date'),
  },
  desc: field.text(1_000, field.inPanel(12, 'Description')),
  image: field.picture,
  date: field.date(field.inPanel(6, 'Date', 'Leave blank for no date (listed last)')),
  endDate: field.date(
    field.inPanel(
      6,
      'Last day',
      'For an event of several days, or a weekly one. Blank: one day, or weekly without end',
    ),
  ),
  startTime: time('Starts', '24-hour clock; applies to each of its days', '19:00'),
  endTime: time(
    'Ends',
    'The event is hidden after this. A time earlier than the start means after midnight (06:00 at the latest)',
    '22:30',
  ),
  weekdays: {
    sent: dayCodes('?').nullable().optional(),
    answered: z.string().describe('`THU` for every Thursday; empty if it isn’t weekly.'),
    empty: '',
    panel: field.inPanel(6, 'Every week on', 'Three letters each, separated by commas', 'THU'),
  },
  price: field.number(price, field.inPanel(6, 'Price', 'For each guest; 0 means free')),
  place: field.line(80, field.inPanel(6, 'Place', 'Where in the restaurant, like “The back room”')),
  seats: field.line(80, field.inPanel(6, 'Seats', 'Like “12 seats at the long table”')),
  ctaLabel: field.line(40, field.inPanel(6, 'Button', 'Default: “Reserve” or “Learn more”')),
  ctaTo: card.link('Link'),
  ...card.rest,
  image_alt: field.forStaff({ answered: z.string() }),
});

/** As diners read it: a weekly event's `date` is its next day. */
export const eventForDiners = event.forDiners
  .extend({
    currency: field.currencyCode.describe('Of `price`, ISO 4217.'),
  })
  .meta({ id: 'EventSpecial' });
