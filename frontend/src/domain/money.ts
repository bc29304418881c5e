const menuFormats = new Map<string, Intl.NumberFormat>();
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Rounds half up to this many decimals; 1.005 counts as written, not as the binary value just below it. */
export function roundHalfUp(amount: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((amount * scale).toPrecision(12))) / scale;
}

/** Rounds half up, for prices stored with cents before those were refused. */
export function menuPrice(price: number): number {
  return roundHalfUp(price, 0);
}

/** Without decimals: `$6`. `currency` is an ISO 4217 code. */
export function formatMenuPrice(price: number, currency: string): string {
  let format = menuFormats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
    menuFormats.set(currency, format);
  }
  return format.format(menuPrice(price));
}

/** With cents if it has any: `$58`, `$58.50`. `currency` is an ISO 4217 code. */
export function formatExactPrice(price: number, currency: string): string {
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', format).format(roundHalfUp(price, 2));
}

export function formatDollars(amount: number): string {
  return dollarFormat.format(roundHalfUp(amount, 2));
}

/** Strips every character except digits and the point; a missing or non-numeric price becomes 0. */
export function parsePrice(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.abs(value) : 0;
  if (typeof value !== 'string') return 0;
  const amount = Number(value.replace(/[^\d.]/g, ''));
  return Number.isFinite(amount) ? amount : 0;
}
