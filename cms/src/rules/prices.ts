export const highestPrice = 10_000;

/** What is wrong with a price that staff typed, in a sentence for them, or null. Prices are 0 to 10,000 with at most two decimals. */
export function priceProblem(price: unknown): string | null {
  const text = String(price).trim();
  if (!/^-?\d+(\.\d+)?$/.test(text)) return 'The price must be a number, like 12.50.';
  if (Number(text) < 0 || Number(text) > highestPrice) return 'The price must be from 0 to 10,000.';
  if (!/^\d+(\.\d{1,2}0*)?$/.test(text)) return 'The price has more than two decimals.';
  return null;
}
