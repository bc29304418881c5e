import { isBigChange } from '../../../domain/menu-price';
import type { Question } from '../shell/confirm';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(currency, format);
  }
  return format;
}

/** A stored price as the text of its field: `12`, `12.50`. */
export function priceText(value: number | null): string {
  if (value === null) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** A stored price, with cents if it has any: `$12`, `$12.50`. `currency` is an ISO 4217 code. */
export function exactPrice(price: number, currency: string): string {
  return formatOf(currency).format(price);
}

export function currencySign(currency: string): string {
  return formatOf(currency)
    .formatToParts(0)
    .filter(({ type }) => type === 'currency' || type === 'literal')
    .map(({ value }) => value)
    .join('');
}

/** The question before a price changes by more than half: 1300 is easily typed for 13. Null if not needed. */
export function priceQuestion(name: string, before: number, now: number, currency: string): Question | null {
  if (!isBigChange(before, now)) return null;
  const [from, to] = [exactPrice(before, currency), exactPrice(now, currency)];
  return {
    title: `Change ${name} from ${from} to ${to}?`,
    text: 'Diners see the new price at once.',
    action: `Change to ${to}`,
  };
}
