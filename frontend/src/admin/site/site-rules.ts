import * as z from 'zod/mini';
import { EMAIL } from '../../api/generated/limits';
import { isBookingTemplate } from '../../domain/booking';
import { embeddableMap, MAP_ORIGINS } from '../../domain/map-embed';
import type { OpeningSpan } from '../../domain/site';
import { noTwice, textRule, typedRule, webAddressRule } from '../kit/forms/field-rules';
import { readCoordinates } from './coordinates';
import { spansProblem } from './spans-problem';

export const MOST_DATE_SPANS = 200;
export const MAP_HOSTS = MAP_ORIGINS.map((origin) => new URL(origin).hostname).join(' or ');

export const spansRule = z.array(z.object({ opens: z.string(), closes: z.string() })).check(
  z.maxLength(4, 'A day has at most four opening hours.'),
  z.superRefine((given: OpeningSpan[], ctx) => {
    const problem = spansProblem(given);
    if (!problem) return;
    const { at, field, message } = problem;
    ctx.addIssue({ code: 'custom', path: [at, field], message, input: given });
  }),
);

export const exceptionsRule = z
  .array(
    z.object({
      date: z.string().check(z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/, 'Choose the day.')),
      spans: spansRule,
      note: textRule(120),
    }),
  )
  .check(
    noTwice('date', 'This day is already in the list: change it there, or remove one.'),
    z.refine(
      (given) => given.reduce((sum, each) => sum + Math.max(1, each.spans.length), 0) <= MOST_DATE_SPANS,
      'The list of days is full: remove some that have passed.',
    ),
  );

export const emailRule = textRule(254).check(
  z.refine((value) => value === '' || EMAIL.test(value), 'must be an address like name@example.com.'),
);

export const coordinatesRule = typedRule<{ latitude: number | null; longitude: number | null }>((typed) => {
  if (typed.trim() === '') return { value: { latitude: null, longitude: null } };
  const value = readCoordinates(typed);
  return value ? { value } : { complaint: 'must be two numbers as maps give them, like 42.3555, -71.0636.' };
});

export const mapRule = webAddressRule(2_000).check(
  z.refine(
    (value) => value === '' || embeddableMap(value) !== null,
    `must be an address to embed, from ${MAP_HOSTS}: no other map is shown.`,
  ),
);

export const bookingTemplateRule = webAddressRule(500).check(
  z.refine(
    (value) => value === '' || isBookingTemplate(value),
    'must contain {covers}, {date} and {time}, all after the domain name.',
  ),
);

export const yearRule = z.pipe(
  z.string().check(z.trim(), z.regex(/^(1[89]\d\d|20\d\d|2100)?$/, 'must be a year, from 1800 to 2100.')),
  z.transform((typed) => (typed === '' ? null : Number(typed))),
);
