import { z } from 'zod';
import { isTimezone, weekdays } from '../rules/calendar';
import { spansProblem } from '../rules/opening-hours';
import { priceProblem } from '../rules/prices';
import type { CallGroup } from './call';
import {
  date,
  emailAddress,
  line,
  price,
  readOnly,
  requiredLine,
  text,
  timeOfDay,
  webAddress,
} from './fields';
import { site } from './public-entities';
import { staffSite } from './staff-entities';

const spans = z
  .array(z.strictObject({ opens: timeOfDay, closes: timeOfDay }))
  .max(4)
  .superRefine((given, ctx) => {
    const problem = spansProblem(given);
    if (problem !== null) ctx.addIssue({ code: 'custom', ...problem, input: given });
  })
  .describe('None: closed. A closing time before the opening is after midnight.');

const hours = z
  .array(z.strictObject({ day: z.enum(weekdays), spans }))
  .max(7)
  .superRefine(once('day', 'This day is named more than once.'))
  .describe('The whole week: a day that is not named is closed.');

/** As many as the settings hold, each span of a date being one. */
const mostExceptions = 200;

const exceptions = z
  .array(z.strictObject({ date, spans, note: line(120).nullable().optional() }))
  .max(mostExceptions)
  .superRefine(once('date', 'This date is named more than once.'))
  .refine(
    (given) => given.reduce((sum, each) => sum + Math.max(1, each.spans.length), 0) <= mostExceptions,
    'The dates have more than 200 spans in all: delete some that have passed.',
  );

const fee = z
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
    if (isNone(percent) !== isNone(amount)) return;
    const path = [isNone(percent) ? 'percent' : 'amount'];
    const message = 'A fee is either a percentage or an amount.';
    ctx.addIssue({ code: 'custom', path, message, input: amount });
  });

const yearMessage = 'must be a year from 1800 to 2100.';

/** In a PUT, a field that is left out stays as it is stored; a list that is given replaces the stored one. */
export const siteBody = z.strictObject({
  name: requiredLine(120).optional(),
  tagline: clearable(line(120)),
  phone: clearable(line(40)),
  email: clearable(
    z
      .string()
      .trim()
      .max(254)
      .refine((value) => value === '' || emailAddress.safeParse(value).success, 'must be an e-mail address.'),
  ),
  street_address: clearable(line(200)),
  city: clearable(line(80)),
  region: clearable(line(80)),
  postal_code: clearable(line(20)),
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
  timezone: z
    .string()
    .max(60)
    .refine(isTimezone, 'There is no such time zone; one is like America/New_York.')
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code, like USD.')
    .optional(),
  hours: hours.optional(),
  exceptions: exceptions.optional(),
  social: z
    .strictObject({
      instagram: clearable(webAddress(500)),
      facebook: clearable(webAddress(500)),
      tiktok: clearable(webAddress(500)),
    })
    .optional(),
  booking_url: clearable(webAddress(500)),
  map_embed_url: clearable(webAddress(2_000)),
  parking_note: clearable(text(500)),
  agency: z.strictObject({ name: clearable(line(120)), url: clearable(webAddress(500)) }).optional(),
  established_year: z.int().min(1_800, yearMessage).max(2_100, yearMessage).nullable().optional(),
  fee: fee.nullable().optional(),
  vocabulary: readOnly(z.unknown()),
  etag: readOnly(z.string()),
});

function clearable<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().optional();
}

function isNone(value: unknown): boolean {
  return value === null || value === undefined;
}

function once<Field extends string>(field: Field, message: string) {
  return (entries: ReadonlyArray<Record<Field, string>>, ctx: z.RefinementCtx) => {
    const index = entries.findIndex(
      (entry, at) => entries.findIndex((other) => other[field] === entry[field]) < at,
    );
    if (index >= 0) ctx.addIssue({ code: 'custom', path: [index, field], message, input: entries });
  };
}

const theSettings = { status: 200, body: staffSite, hasEtag: true } as const;

export const siteGroup: CallGroup = {
  api: 'site',
  title: 'The restaurant',
  calls: [
    {
      method: 'GET',
      path: '/site',
      handler: 'site.show',
      who: 'anyone',
      summary: 'Name, contacts, hours and links; dated exceptions from today on',
      description:
        'Yesterday’s exception is among them where its hours, or the usual ones that it replaces, reach past midnight.',
      answer: { status: 200, body: site, hasEtag: true },
    },
    {
      method: 'GET',
      path: '/admin/site',
      handler: 'staff-site.show',
      who: 'staff',
      summary: 'The settings, all dated exceptions among them, and what dishes may be tagged with',
      answer: theSettings,
    },
    {
      method: 'PUT',
      path: '/admin/site',
      handler: 'staff-site.change',
      who: 'staff',
      summary: 'Changes the settings',
      body: siteBody,
      isConditional: true,
      answer: theSettings,
    },
  ],
};
