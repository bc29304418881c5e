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

/** The same for a dish or a drink, whose price also has no cents, so that diners pay what they read. */
export function menuPriceProblem(price: unknown): string | null {
  const amount = Number(price);
  if (!hasCents(amount) || !(amount >= 0 && amount <= MAX_PRICE)) return priceProblem(price);
  const [below, above, shown] = [Math.floor(amount), Math.ceil(amount), Math.round(amount)].map((whole) =>
    whole.toLocaleString('en-US'),
  );
  return `Menu prices are whole dollars: diners would read $${shown}. Enter ${below} or ${above}.`;
}
