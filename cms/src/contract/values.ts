import { z } from 'zod';
import { isCalendarDate } from '../rules/calendar';
import { withAsciiDomain } from '../rules/email-domain';
import { ID_PATTERN } from '../rules/ids';
import { hasControlCharacters, tidyLine, tidyText } from '../rules/plain-text';
import { MAX_PRICE, priceProblem } from '../rules/prices';

/** A message starting in lower case is prefixed with its field's name: `must be …` becomes `Price must be …`. */

export const CONTROL_MESSAGE = 'must not contain control characters.';
export const hasNoControl = (value: string) => !hasControlCharacters(value);

/** Text of one line, trimmed; line breaks in it become spaces. Lengths are in UTF-16 code units, as in HTML forms. */
export const line = (max: number) => tidied(tidyLine, max);

export const text = (max: number) => tidied(tidyText, max);

export const requiredLine = (max: number) =>
  line(max)
    .min(1)
    .refine((value) => /[^\p{Z}\p{C}]/u.test(value), 'is required.');

function tidied(tidy: (value: string) => string, max: number) {
  return z.string().overwrite(tidy).max(max).refine(hasNoControl, CONTROL_MESSAGE);
}

export const id = z.string().regex(new RegExp(`^${ID_PATTERN}$`), 'is not an id of this API.');

export const date = z
  .string()
  .refine(isCalendarDate, 'must be a day, like 2026-11-21.')
  .meta({ format: 'date', examples: ['2026-11-21'] });

/** ISO 8601 with an offset; returned in UTC. */
export const instant = z.iso
  .datetime({ offset: true, error: 'must be a time, like 2026-11-21T21:30:00-05:00.' })
  .refine((value) => /^20\d\d/.test(value), 'must be in this century.')
  // This runs on refused values too.
  .overwrite((value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()));

export const dateOrNone = z
  .string()
  .refine((value) => value === '' || isCalendarDate(value), 'must be a day, like 2026-11-21.')
  .meta({ examples: ['2026-11-21'] });

/** In the currency of the site settings: 0 to 10,000, at most two decimals. */
export const price = z
  .number()
  .min(0)
  .max(MAX_PRICE)
  .refine((value) => priceProblem(value) === null, 'has at most two decimals.')
  .describe('At most two decimals.');

/** Cents are refused by `guards/check-content`, which knows whether the entry has had this price before. */
export const menuPrice = price.describe(
  'A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change.',
);

/** An entry's place in its list; an entry without one counts as 999. */
export const order = z.int().min(0).max(100_000);

/** Slugs of tags or allergens, like `vegan|gluten-free`; empty text for none. */
export const slugs = z
  .string()
  .max(2_000)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*(\|[a-z0-9]+(-[a-z0-9]+)*)*)?$/, 'must be slugs joined by “|”.')
  .meta({ examples: ['vegan|gluten-free'] });

/** Where a button links to: a path of this site, or an http, tel or mailto address. Also in `schema.json`. */
export const linkTarget = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/\\?#@:][^\s\\]*|(tel|mailto):[^\s\\]+)?$/,
    'must be a path of this site, like /menu, or an address that starts with https://, tel: or mailto:.',
  )
  .refine(hasNoControl, CONTROL_MESSAGE);

/**
 * The HTML standard's pattern, except that the domain must have a dot. Any other address that a browser accepts passes.
 */
export const emailAddress = z
  .string()
  .trim()
  .overwrite(withAsciiDomain)
  .max(254)
  .regex(
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
    'Enter an email address like name@example.com.',
  )
  .meta({ format: 'email' });

export const vintage = line(4)
  .regex(/^(NV|(18|19|20)\d\d)?$/, 'must be a year, like 2019, or NV.')
  .meta({ examples: ['2019'] });

export const flag = z.enum(['true', 'false'], 'must be true or false.');

const DAY = '(SUN|MON|TUE|WED|THU|FRI|SAT)';

/** One day or several, or empty text if that is allowed. */
export const dayCodes = (orNone = '') =>
  z.string().regex(new RegExp(`^(${DAY}(,${DAY})*)${orNone}$`), 'must be days, like MON,TUE,WED.');

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, like 16:00.');

export const webAddress = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(https?:\/\/[^\s/\\?#@:][^\s\\]*)?$/, 'must be an address that starts with https://.')
    .refine(hasNoControl, CONTROL_MESSAGE);
