const formats = new Map<string, Intl.NumberFormat>();

/** A price as it is stored, with its cents where it has any: `$12`, `$12.50`. `currency` is an ISO 4217 code. */
export function exactPrice(price: number, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(currency, format);
  }
  return format.format(price);
}
