const PLAIN = /^\d*(?:[.,]\d{1,2})?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const MOST = 10_000;

/** What somebody typed as a price: the price, in dollars or whatever the currency is, or what is wrong with it. */
export type TypedPrice = { price: number; problem: null } | { price: null; problem: string };

/** Reads a price: `12`, `12.5`, `$12.50`, `12,50` and `1,250`; 0 to 10,000 with at most two decimals. */
export function readTypedPrice(typed: string): TypedPrice {
  const text = typed.replace(/[\s$€£]/g, '');
  if (text === '') return { price: null, problem: 'Type a price, such as 12.50.' };
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  if (!GROUPED.test(text) && (!PLAIN.test(text) || !/\d/.test(text))) {
    const isTooFine = /^\d+[.,]\d{3,}$/.test(text);
    return {
      price: null,
      problem: isTooFine ? 'A price has at most two decimals.' : 'Type a price, such as 12.50.',
    };
  }
  const price = Number(plain);
  return price > MOST ? { price: null, problem: 'A price is at most 10,000.' } : { price, problem: null };
}
