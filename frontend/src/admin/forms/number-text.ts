/*
 * Numbers stand in the form as they were typed, so that a draft gives back the same, finished or not.
 */

const NUMBER = /^\d+(\.\d*)?$|^\.\d+$/;

/** The number that a text says; null where it says none. `12,50` is 12.5, `1,250` and `$1,250` are 1250. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '');
  const pointed = /^\d+,\d{1,2}$/.test(plain)
    ? plain.replace(',', '.')
    : plain.replace(/(\d),(?=\d{3}\b)/g, '$1');
  return NUMBER.test(pointed) ? Number(pointed) : null;
}

/** How a stored number stands in its field; none is the empty text. */
export function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** How a stored price stands in its field: `12`, `12.50`. */
export function priceText(value: number | null): string {
  if (value === null) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
