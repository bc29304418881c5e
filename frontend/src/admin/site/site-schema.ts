import { z } from 'zod';
import type { SiteSettings } from '../../api/staff/staff-site';
import type { OpeningSpan } from '../../domain/site';
import { lineRule, requiredLineRule, textRule, webAddressRule } from '../forms/field-rules';
import { readCoordinates } from './coordinates';
import { feeRule } from './fee-rule';
import { WEEKDAY_FIELDS, type SiteValues } from './site-values';
import { spansProblem } from './spans-problem';

/*
 * What the settings may hold, by the rules that the API has for them (`PUT /api/admin/site`): what passes here is stored.
 */

const MOST_SPANS = 4;
const MOST_DATE_SPANS = 200;

/** What a browser's e-mail field takes, with a dot in the domain. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const spans = z
  .array(z.object({ opens: z.string(), closes: z.string() }))
  .max(MOST_SPANS, 'A day has at most four opening hours.')
  .superRefine((given: OpeningSpan[], ctx) => {
    const problem = spansProblem(given);
    if (!problem) return;
    const { at, field, message } = problem;
    ctx.addIssue({ code: 'custom', path: [at, field], message, input: given });
  });

const exceptions = z
  .array(
    z.object({
      date: z.string().regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/, 'Choose the day.'),
      spans,
      note: lineRule(120),
    }),
  )
  .superRefine((given, ctx) => {
    for (const [at, { date }] of given.entries()) {
      if (given.findIndex((other) => other.date === date) === at) continue;
      const message = 'This day is in the list already: change that one, or remove one of them.';
      ctx.addIssue({ code: 'custom', path: [at, 'date'], message, input: given });
    }
  })
  .refine(
    (given) => given.reduce((sum, each) => sum + Math.max(1, each.spans.length), 0) <= MOST_DATE_SPANS,
    'The list of days is full: remove some that have passed.',
  );

const coordinates = z.string().transform((typed, ctx) => {
  if (typed.trim() === '') return { latitude: null, longitude: null };
  const read = readCoordinates(typed);
  if (read) return read;
  const message = 'must be two numbers as maps give them, like 42.3555, -71.0636.';
  ctx.issues.push({ code: 'custom', message, input: typed });
  return z.NEVER;
});

const year = z
  .string()
  .trim()
  .refine(
    (typed) => typed === '' || (/^\d{4}$/.test(typed) && Number(typed) >= 1_800 && Number(typed) <= 2_100),
    'must be a year, from 1800 to 2100.',
  )
  .transform((typed) => (typed === '' ? null : Number(typed)));

/** What is saved of what the form holds. */
export const siteSchema: z.ZodType<SiteSettings, SiteValues> = z
  .object({
    sunday: spans,
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: spans,
    exceptions,
    phone: lineRule(40),
    email: lineRule(254).refine(
      (value) => value === '' || EMAIL.test(value),
      'must be an address like name@example.com.',
    ),
    streetAddress: lineRule(200),
    city: lineRule(80),
    region: lineRule(80),
    postalCode: lineRule(20),
    coordinates,
    mapEmbedUrl: webAddressRule(2_000),
    bookingUrl: webAddressRule(500),
    instagram: webAddressRule(500),
    facebook: webAddressRule(500),
    tiktok: webAddressRule(500),
    agencyName: lineRule(120),
    agencyUrl: webAddressRule(500),
    name: requiredLineRule(120),
    tagline: lineRule(120),
    parkingNote: textRule(500),
    establishedYear: year,
    fee: feeRule,
    timezone: z.string(),
    currency: z.string(),
  })
  .transform(({ coordinates: place, ...values }) => ({
    ...values,
    ...place,
    week: WEEKDAY_FIELDS.map((field) => values[field]),
  }));
