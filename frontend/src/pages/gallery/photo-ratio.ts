/** Beyond these a photo would be a sliver in its row, so it is cropped. */
const NARROWEST = 0.4;
const WIDEST = 4;

/** A photo's width divided by its height, to the thousandth: accurate to a pixel on any screen. */
export function ratioOf({ width, height }: { width: number; height: number }): number {
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return Math.round(ratio * 1000) / 1000;
}

/** Enough for a ratio of 4, which is 4,000 thousandths. */
export const RATIO_BITS = 12;

/**
 * The ratio’s thousandths in an attribute, as the numbers of the bits that are set, which the style sheet adds up
 * again: `0 2 9` is 0.517. An inline style would be simpler, but the content security policy forbids it.
 */
export function ratioMarks(ratio: number): string {
  return [...Array(RATIO_BITS).keys()].filter((bit) => (Math.round(ratio * 1000) >> bit) & 1).join(' ');
}

/**
 * Roughly the width of a photo in the rows. The lightbox requests its thumbnail with the same `sizes`,
 * so that the browser already has it.
 */
export function sizesOf(ratio: number): string {
  const width = (height: number) => `${Math.round(ratio * height)}px`;
  // A phone shows each of the widest in a separate row.
  const onPhone = ratio > 2 ? '100vw' : `min(100vw, ${width(155)})`;
  return `(min-width: 1200px) ${width(270)}, (min-width: 992px) ${width(230)}, (min-width: 576px) ${width(200)}, ${onPhone}`;
}
