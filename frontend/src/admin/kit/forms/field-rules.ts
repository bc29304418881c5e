import { z } from 'zod';
import { LINK, WEB_ADDRESS } from '../../../api/generated/limits';
import { readMenuPrice } from '../../../domain/menu-price';
import { numberIn, type PriceProblem, readTypedPrice } from '../../../domain/typed-number';

/** The API accepts what passes here. A complaint in lower case follows a label (`form-words.ts`). */

// oxlint-disable-next-line no-control-regex -- it looks for them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
const SEEN = /[^\p{Z}\p{C}]/u;

const tooLong = (max: number) => `may have at most ${max.toLocaleString('en-US')} characters.`;

export const lineRule = (max: number) => plain(max);

export const textRule = (max: number) => plain(max);

export const requiredLineRule = (max: number) =>
  plain(max).refine((value) => SEEN.test(value), 'is required.');

function plain(max: number) {
  return z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine((value) => !CONTROL.test(value), 'contains invalid characters. Please retype it.');
}

export const chosenRule = (complaint = 'is required: choose one.') => z.string().min(1, complaint);

const PRICE_COMPLAINTS: Readonly<Record<PriceProblem, string>> = {
  missing: 'is required.',
  unreadable: 'must be a number, like 12.50.',
  'too-high': 'must be from 0 to 10,000.',
  'too-fine': 'may have at most two decimals.',
};

export const priceRule = z.string().transform((typed, ctx) => {
  const { price, problem } = readTypedPrice(typed);
  if (problem === null) return price;
  ctx.issues.push({ code: 'custom', message: PRICE_COMPLAINTS[problem], input: typed });
  return z.NEVER;
});

export const menuPriceRule = z.string().transform((typed, ctx) => {
  const { price, complaint } = readMenuPrice(typed);
  if (complaint === null) return price;
  ctx.issues.push({ code: 'custom', message: complaint, input: typed });
  return z.NEVER;
});

/** A number as typed; null for the empty text. */
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

export const linkRule = plain(500).regex(
  LINK,
  'must be a page of the site, like /menu, or an address that starts with https://, tel: or mailto:.',
);

export const webAddressRule = (max: number) =>
  plain(max).regex(WEB_ADDRESS, 'must be an address that starts with https://.');

export const dateRule = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'must be a day.');

export const timeRule = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time.');

export const switchRule = z.boolean();

export const pictureRule = z.object({ id: z.string(), src: z.string(), alt: z.string() }).nullable();
