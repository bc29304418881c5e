/*
 * Numbers stand in the form as they were typed, so that a draft gives back the same, finished or not.
 */

/** How a stored number stands in its field; none is the empty text. */
export function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** How a stored price stands in its field: `12`, `12.50`. */
export function priceText(value: number | null): string {
  if (value === null) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
