import { z } from 'zod';
import { numberIn, type PriceProblem, readTypedPrice } from '../../domain/typed-number';

/*
 * What the fields of a form may hold, by the rules that the API has for them: whatever passes here is not refused there.
 * A complaint in lower case is said of its field (`form-words.ts`).
 */

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
const SEEN = /[^\p{Z}\p{C}]/u;
const LINK = /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/\\?#@:][^\s\\]*|(tel|mailto):[^\s\\]+)?$/;
const WEB_ADDRESS = /^(https?:\/\/[^\s/\\?#@:][^\s\\]*)?$/;

const tooLong = (max: number) => `may have at most ${max.toLocaleString('en-US')} characters.`;

/** One line, trimmed. */
export const lineRule = (max: number) => plain(max);

/** Several lines, trimmed. */
export const textRule = (max: number) => plain(max);

/** A line that says something that can be seen. */
export const requiredLineRule = (max: number) =>
  plain(max).refine((value) => SEEN.test(value), 'is required.');

function plain(max: number) {
  return z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine((value) => !CONTROL.test(value), 'has characters that no keyboard types: type it anew.');
}

/** One of a list; `complaint` where nothing was chosen. */
export const chosenRule = (complaint = 'is required: choose one.') => z.string().min(1, complaint);

const PRICE_COMPLAINTS: Readonly<Record<PriceProblem, string>> = {
  missing: 'is required.',
  unreadable: 'must be a number, like 12.50.',
  'too-high': 'must be from 0 to 10,000.',
  'too-fine': 'may have at most two decimals.',
};

/** A price as typed, made a number: 0 to 10,000, at most two decimals. */
export const priceRule = z.string().transform((typed, ctx) => {
  const { price, problem } = readTypedPrice(typed);
  if (problem === null) return price;
  ctx.issues.push({ code: 'custom', message: PRICE_COMPLAINTS[problem], input: typed });
  return z.NEVER;
});

/** A number as typed, or none: the empty text is null. */
export const numberRule = (min: number, max: number, isWhole = false) =>
  z.string().transform((typed, ctx) => {
    if (typed.trim() === '') return null;
    const value = typed.trim().startsWith('-') ? negative(typed) : numberIn(typed);
    const range = `from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
    const isRight = value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value));
    if (isRight) return value;
    const message = `must be a ${isWhole ? 'whole ' : ''}number ${range}.`;
    ctx.issues.push({ code: 'custom', message, input: typed });
    return z.NEVER;
  });

function negative(typed: string): number | null {
  const value = numberIn(typed.trim().slice(1));
  return value === null ? null : -value;
}

/** Where a button leads, or nowhere (empty). */
export const linkRule = plain(500).regex(
  LINK,
  'must be a page of the site, like /menu, or an address that starts with https://, tel: or mailto:.',
);

/** A web address, or none (empty). */
export const webAddressRule = (max: number) =>
  plain(max).regex(WEB_ADDRESS, 'must be an address that starts with https://.');

/** A day of a date field, or none (empty). */
export const dateRule = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'must be a day.');

/** A time of a time field. */
export const timeRule = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time.');

/** A picture of the library, or none: what `PictureField` holds. */
export const pictureRule = z.object({ id: z.string(), src: z.string(), alt: z.string() }).nullable();
