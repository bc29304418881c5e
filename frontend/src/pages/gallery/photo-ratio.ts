/** Beyond these a photo would be a thread in its row: it is cropped to them. */
const NARROWEST = 0.4;
const WIDEST = 4;

/** A photo's width by its height, to the thousandth: closer than a pixel at any width of a screen. */
export function ratioOf({ width, height }: { width: number; height: number }): number {
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return Math.round(ratio * 1000) / 1000;
}

/**
 * The ratio as words of an attribute, a word a digit, from which the style sheet puts it together again: 1.333 is
 * `1 .3 ..3 ...3`. An inline style would say it in one, but the content security policy allows none in a page.
 */
export function ratioMarks(ratio: number): string {
  const digits = ratio.toFixed(3).replace('.', '');
  return Array.from(digits, (digit, place) => '.'.repeat(place) + digit).join(' ');
}

/**
 * About as wide as a photo is drawn in the rows. The lightbox asks for its thumbnail by the same `sizes`, so
 * that the browser has it already.
 */
export function sizesOf(ratio: number): string {
  const width = (height: number) => `${Math.round(ratio * height)}px`;
  return `(min-width: 1200px) ${width(270)}, (min-width: 992px) ${width(230)}, (min-width: 576px) ${width(200)}, min(100vw, ${width(190)})`;
}
