import { isBigChange } from '../../../domain/menu-price';
import { formatExactPrice } from '../../../domain/money';
import type { Question } from './confirm';

/** A stored price as the text of its field: `12`, `12.50`. */
export function priceText(value: number | null): string {
  if (value === null) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** `$`, `CA$`. `currency` is an ISO 4217 code. */
export function currencySign(currency: string): string {
  return formatExactPrice(0, currency).replace('0', '');
}

/** The question before a price changes by more than half: 1300 is easily typed for 13. Null if not needed. */
export function priceQuestion(name: string, before: number, now: number, currency: string): Question | null {
  if (!isBigChange(before, now)) return null;
  const [from, to] = [formatExactPrice(before, currency), formatExactPrice(now, currency)];
  return {
    title: `Change ${name} from ${from} to ${to}?`,
    text: 'Guests see the new price at once.',
    action: `Change to ${to}`,
  };
}
