const NUMBER = /^\d+(\.\d*)?$|^\.\d+$/;
const HIGHEST_PRICE = 10_000;

/** `12,50` is 12.5, `1,250` and `$1,250` are 1250; null if the text is not a number. */
export function numberIn(text: string): number | null {
  const plain = text.replace(/[\s$€£]/g, '');
  const pointed = /^\d*,\d{1,2}$/.test(plain)
    ? plain.replace(',', '.')
    : plain.replace(/(\d),(?=\d{3}\b)/g, '$1');
  return NUMBER.test(pointed) ? Number(pointed) : null;
}

export type PriceProblem = 'missing' | 'unreadable' | 'too-high' | 'too-fine';

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
