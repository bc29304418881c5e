/*
 * Numbers and prices as people type them: with a comma for a point, with thousands apart, with the sign of a currency.
 */

const NUMBER = /^\d+(\.\d*)?$|^\.\d+$/;
/** In the restaurant's currency; the API takes no more. */
const HIGHEST_PRICE = 10_000;

/** The number that a text says; null where it says none. `12,50` is 12.5, `1,250` and `$1,250` are 1250. */
export function numberIn(text: string): number | null {
  const plain = text.replace(/[\s$€£]/g, '');
  const pointed = /^\d*,\d{1,2}$/.test(plain)
    ? plain.replace(',', '.')
    : plain.replace(/(\d),(?=\d{3}\b)/g, '$1');
  return NUMBER.test(pointed) ? Number(pointed) : null;
}

export type PriceProblem = 'missing' | 'unreadable' | 'too-high' | 'too-fine';

/** Reads a price: 0 to 10,000 with at most two decimals, or what is wrong with it. */
export function readTypedPrice(
  typed: string,
): { price: number; problem: null } | { price: null; problem: PriceProblem } {
  const wrong = (problem: PriceProblem) => ({ price: null, problem });
  if (typed.trim() === '') return wrong('missing');
  const price = numberIn(typed);
  if (price === null) return wrong('unreadable');
  if (price > HIGHEST_PRICE) return wrong('too-high');
  // 0.29 × 100 is not quite 29.
  if (Math.abs(price * 100 - Math.round(price * 100)) > 1e-6) return wrong('too-fine');
  return { price, problem: null };
}
