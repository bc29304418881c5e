import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = '', printCss = ''] = css.split(
  /@media (?:screen and \(prefers-color-scheme: dark\)|print)/,
);

/** The drinks band redefines colors for everything on it. */
const drinksCss = readFileSync(join(import.meta.dirname, '../pages/drinks/drinks-page.module.css'), 'utf8');
const onBand = Object.fromEntries(
  [...drinksCss.matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\);/g)].map(([, name, as]) => [name, as]),
);

function colorsOf(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
  );
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const TEXT: [text: string, ground: string][] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text-quiet', 'ground'],
  ['text-quiet', 'surface'],
  ['accent', 'ground'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['good', 'ground'],
  ['warn', 'ground'],
  ['warn', 'surface'],
  ['on-highlight', 'highlight'],
  ['on-night', 'night'],
  ['on-night-quiet', 'night'],
  ['on-night-accent', 'night'],
  ['on-wine', 'wine'],
  ['on-wine-quiet', 'wine'],
  ['on-wine', 'wine-deep'],
  ['on-wine-quiet', 'wine-deep'],
  ['cellar', 'ground'],
  ['on-night-accent', 'wine'],
  ['on-card', 'card'],
];
const BAND_TEXT: [text: string, ground: string][] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text-quiet', 'ground'],
  ['accent', 'ground'],
  ['on-accent', 'accent'],
];
const PARTS: [part: string, ground: string][] = [
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['rule-strong', 'ground'],
  ['rule-strong', 'surface'],
  ['on-night-accent', 'night'],
  ['on-wine', 'wine'],
];

describe.each([
  ['light', colorsOf(lightCss)],
  ['dark', { ...colorsOf(lightCss), ...colorsOf(darkCss) }],
  ['printed', { ...colorsOf(lightCss), ...colorsOf(printCss) }],
])('the %s colors', (_scheme, colors) => {
  const ratio = (a: string, b: string) => {
    const [one, other] = [colors[a], colors[b]];
    if (!one || !other) throw new Error(`No such color: ${a} or ${b}`);
    return contrast(one, other);
  };

  it.each(TEXT)('%s has enough contrast for text on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(BAND_TEXT)('on the drinks band, %s has enough contrast for text on %s', (text, ground) => {
    expect(ratio(onBand[text] ?? text, onBand[ground] ?? ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PARTS)('%s has enough contrast for a control on %s', (part, ground) => {
    expect(ratio(part, ground)).toBeGreaterThanOrEqual(3);
  });
});
