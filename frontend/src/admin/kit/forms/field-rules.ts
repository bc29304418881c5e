import * as z from 'zod/mini';
import { LINK, WEB_ADDRESS } from '../../../api/generated/limits';
import { readMenuPrice } from '../../../domain/menu-price';
import { isTime } from '../../../domain/zoned-time';
import { numberIn, type PriceProblem, readTypedPrice } from '../../../domain/typed-number';

/** The API accepts whatever passes here. An error message in lower case is prefixed with a label (`form-words.ts`). */

// oxlint-disable-next-line no-control-regex -- it looks for them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
const SEEN = /[^\p{Z}\p{C}]/u;

export const textRule = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `may have at most ${max.toLocaleString('en-US')} characters.`),
    z.refine((value) => !CONTROL.test(value), 'contains invalid characters. Please retype it.'),
  );

export const requiredTextRule = (max: number) =>
  textRule(max).check(z.refine((value) => SEEN.test(value), 'is required.'));

/** A text that may be left blank: that is sent as null. */
export const orNull = (rule: z.ZodMiniType<string, string>) =>
  z.pipe(
    rule,
    z.transform((text: string) => text || null),
  );

/** The value parsed from a typed text, or what is wrong with it. */
export const typedRule = <Value>(read: (typed: string) => { value: Value } | { complaint: string }) =>
  z.pipe(
    z.string(),
    z.transform((typed, ctx): Value => {
      const result = read(typed);
      if ('value' in result) return result.value;
      ctx.issues.push({ code: 'custom', message: result.complaint, input: typed });
      return z.NEVER;
    }),
  );

/** For a list whose entries differ in this field. */
export const noTwice = <Name extends string>(name: Name, message: string) =>
  z.superRefine((given: readonly Readonly<Record<Name, string>>[], ctx) => {
    for (const [at, entry] of given.entries()) {
      if (given.findIndex((other) => other[name] === entry[name]) < at)
        ctx.addIssue({ code: 'custom', path: [at, name], message, input: given });
    }
  });

export const chosenRule = (complaint = 'is required: choose one.') =>
  z.string().check(z.minLength(1, complaint));

const PRICE_COMPLAINTS: Readonly<Record<PriceProblem, string>> = {
  missing: 'is required.',
  unreadable: 'must be a number, like 12.50.',
  'too-high': 'must be from 0 to 10,000.',
  'too-fine': 'may have at most two decimals.',
};

export const priceRule = typedRule<number>((typed) => {
  const { price, problem } = readTypedPrice(typed);
  return problem === null ? { value: price } : { complaint: PRICE_COMPLAINTS[problem] };
});

export const menuPriceRule = typedRule<number>((typed) => {
  const { price, complaint } = readMenuPrice(typed);
  return complaint === null ? { value: price } : { complaint };
});

/** A number as typed; null if the text is empty. */
export const numberRule = (min: number, max: number, isWhole = false) =>
  typedRule<number | null>((typed) => {
    if (typed.trim() === '') return { value: null };
    const value = typed.trim().startsWith('-') ? negative(typed) : numberIn(typed);
    const range = `from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
    const isRight = value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value));
    return isRight ? { value } : { complaint: `must be a ${isWhole ? 'whole ' : ''}number ${range}.` };
  });

function negative(typed: string): number | null {
  const value = numberIn(typed.trim().slice(1));
  return value === null ? null : -value;
}

export const linkRule = textRule(500).check(
  z.regex(LINK, 'must be chosen from the list, or be an address that starts with https://, tel: or mailto:.'),
);

export const webAddressRule = (max: number) =>
  textRule(max).check(z.regex(WEB_ADDRESS, 'must be an address that starts with https://.'));

export const dateRule = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'must be a day.'));

const timeOr = (blank?: '') =>
  z.string().check(z.refine((typed) => typed === blank || isTime(typed), 'must be a time.'));

export const timeRule = timeOr();

export const optionalTimeRule = orNull(timeOr(''));

export const switchRule = z.boolean();

export const pictureRule = z.nullable(z.object({ id: z.string(), src: z.string(), alt: z.string() }));
