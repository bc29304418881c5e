export const MAX_PRICE = 10_000;

/** What is wrong with a price, in a sentence for staff, or null: 0 to 10,000, at most two decimals. */
export function priceProblem(price: unknown): string | null {
  const text = String(price).trim();
  if (!/^-?\d+(\.\d+)?$/.test(text)) return 'The price must be a number, like 12.50.';
  if (Number(text) < 0 || Number(text) > MAX_PRICE) return 'The price must be from 0 to 10,000.';
  if (!/^\d+(\.\d{1,2}0*)?$/.test(text)) return 'The price has more than two decimals.';
  return null;
}

export function hasCents(price: number): boolean {
  return !Number.isInteger(price);
}

/** Like `priceProblem`, but for a dish or drink, whose price has no cents, so that diners pay what they read. */
export function menuPriceProblem(price: unknown): string | null {
  const amount = Number(price);
  if (!hasCents(amount) || !(amount >= 0 && amount <= MAX_PRICE)) return priceProblem(price);
  const [below, above, shown] = [Math.floor(amount), Math.ceil(amount), Math.round(amount)].map((whole) =>
    whole.toLocaleString('en-US'),
  );
  return `Menu prices are whole dollars: guests would see $${shown}. Enter ${below} or ${above}.`;
}

export const MAX_PRICES = 6;
export const REPEATED_LABEL_MESSAGE = 'This size is named more than once.';

/** The price of one size: a tapa, a glass. */
export interface NamedPrice {
  label: string;
  price: number;
}

interface Priced {
  price?: unknown;
  prices?: readonly NamedPrice[] | null;
}

/** The index of a label that staff would read as a repeat: `Glass` and `glass `. Null if all differ. */
export function repeatedLabelAt(prices: readonly { label?: string | null }[]): number | null {
  const labels = prices.map(({ label }) => (label ?? '').trim().toLowerCase());
  const index = labels.findIndex((label, at) => labels.indexOf(label) < at);
  return index < 0 ? null : index;
}

/** What else to change so that the price equals the first in the list: whichever was not edited follows the other. */
export function withFirstPrice(given: Priced, stored: Priced | null): Priced {
  if (stored && given.price === undefined && given.prices === undefined) return {};
  const [first, ...others] = given.prices ?? stored?.prices ?? [];
  if (!first || Number(given.price) === first.price) return {};
  const isPriceNew = given.price !== undefined && given.price !== stored?.price;
  const isFirstNew = given.prices !== undefined && first.price !== stored?.prices?.[0]?.price;
  if (!isPriceNew) return { price: first.price };
  return isFirstNew ? {} : { prices: [{ ...first, price: given.price as number }, ...others] };
}
