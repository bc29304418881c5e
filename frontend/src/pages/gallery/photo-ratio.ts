/** Beyond these a photo would be a sliver in its row, so it is cropped. */
const NARROWEST = 0.4;
const WIDEST = 4;

/** A photo's width divided by its height, to the thousandth: accurate to a pixel on any screen. */
export function ratioOf({ width, height }: { width: number; height: number }): number {
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return Math.round(ratio * 1000) / 1000;
}

/**
 * The ratio as words in an attribute, one per digit, which the style sheet adds up again: `1 .3 ..3 ...3` is
 * 1.333. An inline style would be simpler, but the content security policy forbids it.
 */
export function ratioMarks(ratio: number): string {
  const digits = ratio.toFixed(3).replace('.', '');
  return Array.from(digits, (digit, place) => '.'.repeat(place) + digit).join(' ');
}

/**
 * Roughly the width of a photo in the rows. The lightbox requests its thumbnail with the same `sizes`,
 * so that the browser already has it.
 */
export function sizesOf(ratio: number): string {
  const width = (height: number) => `${Math.round(ratio * height)}px`;
  // A phone shows the widest in a row of their own.
  const onPhone = ratio > 2 ? '100vw' : `min(100vw, ${width(155)})`;
  return `(min-width: 1200px) ${width(270)}, (min-width: 992px) ${width(230)}, (min-width: 576px) ${width(200)}, ${onPhone}`;
}
