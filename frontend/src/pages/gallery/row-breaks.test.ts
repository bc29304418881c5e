import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RATIO_BITS, ratioOf } from './photo-ratio';
import { RANGES, rowEnds, rowMarks, TARGETS } from './row-breaks';

const GAP_PX = 16;
const gallery = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../public/data/gallery.json'), 'utf8'),
) as { items: { w: number; h: number }[] };
const RATIOS = gallery.items.map(({ w, h }) => ratioOf({ width: w, height: h }));

/** The heights of the full rows at a width, as shares of the target. */
function shares(
  width: number,
  ratios: readonly number[],
  { ends, target }: { ends: number[]; target: number },
) {
  return ends.slice(0, -1).map((end, row) => {
    const photos = ratios.slice(ends[row - 1] ?? 0, end);
    const sum = photos.reduce((total, ratio) => total + ratio, 0);
    return (width - (photos.length - 1) * GAP_PX) / sum / target;
  });
}

/** The rules that rebuild the ratio from its bits (`ratioMarks`). */
function ratioRules(): string {
  const bits = Array.from({ length: RATIO_BITS }, (_, bit) => bit);
  const sum = bits.map((bit) => `var(--bit-${bit}, 0)`).join(' + ');
  const rules = bits.map((bit) => `.ratio[data-ratio~='${bit}'] {\n  --bit-${bit}: ${2 ** bit};\n}\n`);
  return `.ratio {\n  --ratio: calc((${sum}) / 1000);\n}\n${rules.join('')}`;
}

function rangeRules(): string {
  const targets = TARGETS.toReversed().map(
    ({ from, target }) => `@container (width >= ${from}px) {\n  .rows {\n    --target: ${target};\n  }\n}\n`,
  );
  const ranges = RANGES.map(({ from, to }, number) => {
    const widths = [
      ...(number > 0 ? [`(width >= ${from}px)`] : []),
      ...(number < RANGES.length - 1 ? [`(width < ${to}px)`] : []),
    ].join(' and ');
    return `  @container ${widths} {
    .item[data-row-ends~='${number}']::after {
      display: block;
    }
    .item[data-last-row~='${number}'] {
      --last: 1;
    }
  }
`;
  });
  return `${targets.join('')}@media screen {\n${ranges.join('')}}\n`;
}

it('is what the style sheet holds', async () => {
  await expect(
    `/* Written by row-breaks.test.ts (vitest -u): do not edit. */\n${ratioRules()}${rangeRules()}`,
  ).toMatchFileSnapshot('generated/justified-rows.module.css');
});

it('covers every width, and each target height from its minimum width', () => {
  for (const [number, { from }] of RANGES.entries())
    if (number > 0) expect(RANGES[number - 1]?.to).toBe(from);
  const targetAt = (width: number) => RANGES.find(({ from, to }) => width >= from && width < to)?.target;
  expect([288, 575, 576, 991, 992, 1199, 1200, 3999].map(targetAt)).toEqual([
    170, 170, 190, 190, 220, 220, 260, 260,
  ]);
});

it.each([
  [360, 0.7, 1.5],
  [390, 0.7, 1.5],
  [768, 0.75, 1.33],
  [1024, 0.75, 1.33],
  [1440, 0.75, 1.33],
  [1920, 0.75, 1.33],
])('brings the rows of our photos near their target at %d px', (width, least, most) => {
  const range = RANGES.find(({ from, to }) => width >= from && width < to);
  if (!range) throw new Error(`no range holds ${width}`);
  const ends = rowEnds(RATIOS, range);
  const all = shares(width, RATIOS, { ends, target: range.target });
  expect(Math.min(...all)).toBeGreaterThan(least);
  expect(Math.max(...all)).toBeLessThan(most);
});

it('fits the last row at its target height, in every range and for any number of photos', () => {
  for (let count = 1; count <= RATIOS.length; count += 1) {
    const ratios = RATIOS.slice(0, count);
    for (const range of RANGES) {
      const last = ratios.slice(rowEnds(ratios, range).at(-2) ?? 0);
      const sum = last.reduce((total, ratio) => total + ratio, 0);
      const width = sum * range.target + (last.length - 1) * GAP_PX;
      if (last.length > 1) expect(width).toBeLessThanOrEqual(range.from);
    }
  }
});

it('marks where rows end, which photos are in the last row, and a single photo', () => {
  const [only] = rowMarks([1.5]);
  expect(only).toEqual({ ends: '', last: RANGES.map((_range, number) => number).join(' ') });
  const marks = rowMarks(RATIOS);
  const number = RANGES.findIndex(({ from, to }) => from <= 1440 && to > 1440);
  const isIn = (words: string) => words.split(' ').includes(String(number));
  const ends = rowEnds(RATIOS, RANGES[number] ?? { from: 0, to: 0, target: 0 });
  expect(marks.flatMap((mark, at) => (isIn(mark.ends) ? [at + 1] : []))).toEqual(ends.slice(0, -1));
  expect(marks.filter((mark) => isIn(mark.last))).toHaveLength(RATIOS.length - (ends.at(-2) ?? 0));
});
