import { menuPrice } from './money';
import { readTypedPrice } from './typed-number';

type ReadPrice = { price: number; complaint: null } | { price: null; complaint: string };

const NO_PRICE = 'Enter a price in whole dollars, like 12.';

export function readMenuPrice(typed: string): ReadPrice {
  const { price, problem } = readTypedPrice(typed);
  if (problem === 'too-high') return { price, complaint: 'A price is at most 10,000.' };
  if (problem === 'too-fine') return { price, complaint: 'Menu prices are whole dollars.' };
  if (problem !== null) return { price, complaint: NO_PRICE };
  if (Number.isInteger(price)) return { price, complaint: null };
  return { price: null, complaint: centsComplaint(price) };
}

function centsComplaint(price: number): string {
  const [below, above, shown] = [Math.floor(price), Math.ceil(price), menuPrice(price)].map((whole) =>
    whole.toLocaleString('en-US'),
  );
  return `Menu prices are whole dollars: guests would see $${shown}. Enter ${below} or ${above}.`;
}

/** A change of more than half is more likely a typing error than a decision. */
export function isBigChange(before: number, now: number): boolean {
  return before > 0 && Math.abs(now - before) > before / 2;
}
