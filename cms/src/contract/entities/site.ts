import { z } from 'zod';
import { isTimezone, WEEKDAYS } from '../../rules/calendar';
import { spansProblem } from '../../rules/opening-hours';
import { priceProblem } from '../../rules/prices';
import { entity, type PanelField } from '../entity';
import * as field from '../fields';
import {
  date,
  emailAddress,
  instant,
  line,
  price,
  requiredLine,
  text,
  timeOfDay,
  webAddress,
} from '../values';
import { term } from './term';

const sentSpans = z
  .array(z.strictObject({ opens: timeOfDay, closes: timeOfDay }))
  .max(4)
  .superRefine((given, ctx) => {
    const problem = spansProblem(given);
    if (problem !== null) ctx.addIssue({ code: 'custom', ...problem, input: given });
  })
  .describe('No spans means closed. A closing time before the opening time is after midnight.');

const sentHours = z
  .array(z.strictObject({ day: z.enum(WEEKDAYS), spans: sentSpans }))
  .max(7)
  .superRefine(once('day', 'This day is named more than once.'))
  .describe('The whole week: a day that is not listed is closed.');

/** The most entries that the settings can hold; each span of a date is one entry. */
const MAX_EXCEPTIONS = 200;

const sentExceptions = z
  .array(z.strictObject({ date, spans: sentSpans, note: line(120).nullable().optional() }))
  .max(MAX_EXCEPTIONS)
  .superRefine(once('date', 'This date is named more than once.'))
  .refine(
    (given) => given.reduce((sum, each) => sum + Math.max(1, each.spans.length), 0) <= MAX_EXCEPTIONS,
    'The dates have more than 200 spans in all: delete some that have passed.',
  );

const sentFee = z
  .strictObject({
    name: requiredLine(80),
    percent: z
      .number()
      .max(100)
      .refine((value) => value > 0, 'must be more than 0.')
      .refine((value) => priceProblem(value) === null, 'has at most two decimals.')
      .nullable()
      .optional(),
    amount: price
      .refine((value) => value > 0, 'must be more than 0.')
      .nullable()
      .optional(),
  })
  .superRefine(({ percent, amount }, ctx) => {
    if ((percent == null) !== (amount == null)) return;
    const path = [percent == null ? 'percent' : 'amount'];
    const message = 'A fee is either a percentage or an amount.';
    ctx.addIssue({ code: 'custom', path, message, input: amount });
  });

const templateText = text(2_000)
  .min(1)
  .regex(/^([^{}]|\{name\})*$/, 'may have no other braces than {name}, the guest’s first name.');

const sentTemplates = z
  .array(z.strictObject({ name: requiredLine(60), text: templateText }))
  .max(20)
  .superRefine(once('name', 'There is already a template with this name.'))
  .describe(
    'Reply templates, in the order in which staff see them. `{name}` stands for the guest’s first name.',
  );

const spans = z
  .array(z.strictObject({ opens: z.string(), closes: z.string() }))
  .describe('`HH:MM`; a closing time before the opening time is after midnight. No spans means closed.');

const YEAR_MESSAGE = 'must be a year from 1800 to 2100.';
const web = (label: string): PanelField => field.inPanel(6, label, undefined, 'https://');

/** The restaurant's settings. In a PUT, a list replaces the stored one. */
export const site = entity('Site', {
  name: {
    sent: requiredLine(120).optional(),
    answered: z.string(),
    empty: '',
    panel: field.inPanel(6, 'Restaurant name'),
  },
  tagline: field.line(120, field.inPanel(6, 'Tagline', 'Follows the page’s name in the browser tab')),
  phone: field.line(40, field.inPanel(6, 'Phone')),
  email: {
    sent: field.clearable(
      z
        .string()
        .trim()
        .max(254)
        .refine(
          (value) => value === '' || emailAddress.safeParse(value).success,
          'must be an email address.',
        ),
    ),
    answered: z.string(),
    empty: '',
    panel: field.inPanel(6, 'Email'),
  },
  street_address: field.line(200, field.inPanel(12, 'Street address')),
  city: field.line(80, field.inPanel(4, 'City')),
  region: field.line(80, field.inPanel(4, 'State')),
  postal_code: field.line(20, field.inPanel(4, 'ZIP code')),
  latitude: field.number(z.number().min(-90).max(90), field.inPanel(4, 'Latitude')),
  longitude: field.number(z.number().min(-180).max(180), field.inPanel(4, 'Longitude')),
  hours: {
    sent: sentHours.optional(),
    answered: z.array(z.strictObject({ day: z.enum(WEEKDAYS), spans })).length(7),
    panel: field.inPanel(12, 'Opening hours', 'A day may have two entries; a day without one is closed'),
  },
  exceptions: {
    sent: sentExceptions.optional(),
    answered: z.array(z.strictObject({ date: field.calendarDate, spans, note: z.string() })),
    panel: field.inPanel(12, 'Special hours', 'Replaces regular hours on these dates'),
  },
  kitchen_closes_at: {
    sent: field.clearable(instant),
    answered: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .describe('When the kitchen closes, if before the restaurant does; applies to that evening only.'),
    empty: null,
    panel: field.inPanel(
      6,
      'Kitchen closes at',
      'For tonight only, if the kitchen closes before the restaurant. Otherwise leave blank',
    ),
  },
  timezone: {
    sent: z
      .string()
      .max(60)
      .refine(isTimezone, 'There is no such time zone. Enter one like America/New_York.')
      .optional(),
    answered: z.string(),
    panel: field.inPanel(6, 'Time zone', 'Applies to all hours and dates'),
  },
  currency: field.forStaff({
    sent: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency code, like USD.')
      .optional(),
    answered: z.string(),
    panel: field.inPanel(6, 'Currency', 'ISO code of all prices', 'USD'),
  }),
  booking_url: field.webAddress(500, web('Booking page')),
  booking_template: field.webAddress(
    500,
    field.inPanel(
      12,
      'Booking page for a chosen table',
      'With {covers}, {date} and {time} where it takes them; blank if it takes none',
      'https://booking.example/table?people={covers}&day={date}&at={time}',
    ),
  ),
  map_embed_url: field.webAddress(2_000, web('Map to embed')),
  parking_note: field.text(500, field.inPanel(12, 'Parking note')),
  social: {
    sent: z
      .strictObject({
        instagram: field.clearable(webAddress(500)),
        facebook: field.clearable(webAddress(500)),
        tiktok: field.clearable(webAddress(500)),
      })
      .optional(),
    answered: z.strictObject({ instagram: z.string(), facebook: z.string(), tiktok: z.string() }),
  },
  instagramUrl: field.column(webAddress(500), web('Instagram')),
  facebookUrl: field.column(webAddress(500), web('Facebook')),
  tiktokUrl: field.column(webAddress(500), web('TikTok')),
  established_year: field.number(
    z.int().min(1_800, YEAR_MESSAGE).max(2_100, YEAR_MESSAGE),
    field.inPanel(4, 'Year of opening'),
  ),
  meals_tax_percent: field.number(
    z.number().min(0).max(30),
    field.inPanel(4, 'Meals tax, %', 'Shown under the total of a guest’s list; blank means 7, 0 hides it'),
  ),
  plates_per_person: field.number(
    z.int().min(1).max(10),
    field.inPanel(4, 'Plates per person', 'What a guest’s list suggests; blank means 3'),
  ),
  message_months: field.number(
    z.int().min(1).max(120),
    field.inPanel(4, 'Months to keep messages', 'Older ones are deleted for good; blank means 12'),
  ),
  history_months: field.forStaff(
    field.number(
      z.int().min(1).max(120),
      field.inPanel(4, 'Months to keep history', 'Older changes can’t be undone or restored; blank means 13'),
    ),
  ),
  reply_templates: field.forStaff({
    sent: sentTemplates.optional(),
    answered: z.array(z.strictObject({ name: z.string(), text: z.string() })),
    panel: field.inPanel(12, 'Reply templates', 'Starting points for replies to messages'),
  }),
  agency: {
    sent: z
      .strictObject({ name: field.clearable(line(120)), url: field.clearable(webAddress(500)) })
      .optional(),
    answered: z.strictObject({ name: z.string(), url: z.string() }),
  },
  agencyName: field.column(line(120), field.inPanel(6, 'Web agency', 'Credited in the footer')),
  agencyUrl: field.column(webAddress(500), web('Web agency’s site')),
  fee: {
    sent: sentFee.nullable().optional(),
    answered: z
      .strictObject({ name: z.string(), percent: z.number().nullable(), amount: z.number().nullable() })
      .nullable()
      .describe('A mandatory fee; one of `percent` and `amount` is null.'),
  },
  feeName: field.column(
    requiredLine(80),
    field.inPanel(4, 'Mandatory fee', 'Stated on the menu, as Massachusetts requires; leave blank for none'),
  ),
  feePercent: field.column(
    z.number().min(0).max(100),
    field.inPanel(4, 'Fee, %', 'Either this or an amount'),
  ),
  feeAmount: field.column(price, field.inPanel(4, 'Fee, fixed amount', 'The same for every order')),
  vocabulary: field.forStaff({
    answered: z
      .strictObject({ dietary_tags: z.array(term.forStaff), allergens: z.array(term.forStaff) })
      .describe('The tags and allergens that dishes and drinks may have.'),
  }),
  etag: field.etag,
});

const times = {
  closed: { panel: field.inPanel(4, 'Closed', 'Closed all day: leave the times blank') },
  opens: field.column(timeOfDay, field.inPanel(4, 'Opens', '24-hour clock', '17:00')),
  closes: field.column(
    timeOfDay,
    field.inPanel(4, 'Closes', 'Earlier than it opens means after midnight', '22:30'),
  ),
};

/** The stored entries of the hours: one per span, or one marked closed. */
export const weekdayHours = {
  day: field.column(z.enum(WEEKDAYS), field.inPanel(12, 'Day')),
  ...times,
};
export const hoursException = {
  date: { panel: field.inPanel(4, 'Date') },
  note: field.column(line(120), field.inPanel(8, 'Note', 'Shown beside the hours, like “Thanksgiving”')),
  ...times,
};

export const replyTemplate = {
  name: field.column(requiredLine(60), field.inPanel(12, 'Name')),
  text: field.column(templateText, field.inPanel(12, 'Text', '{name} becomes the guest’s first name')),
};

function once<Name extends string>(name: Name, message: string) {
  return (entries: ReadonlyArray<Record<Name, string>>, ctx: z.RefinementCtx) => {
    const index = entries.findIndex(
      (entry, at) => entries.findIndex((other) => other[name] === entry[name]) < at,
    );
    if (index >= 0) ctx.addIssue({ code: 'custom', path: [index, name], message, input: entries });
  };
}
