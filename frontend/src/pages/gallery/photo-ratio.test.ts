import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RATIO_BITS, ratioMarks, ratioOf } from './photo-ratio';

const css = readFileSync(join(import.meta.dirname, 'generated/justified-rows.module.css'), 'utf8');
/** What each mark adds in the style sheet, in thousandths. */
const rules = new Map(
  [...css.matchAll(/data-ratio~='(\d+)'\] \{\s*--bit-\1: (\d+);/g)].map(([, bit, worth]) => [
    bit,
    Number(worth),
  ]),
);
const [, sum = ''] = /--ratio: calc\(\((.*)\) \/ 1000\);/.exec(css) ?? [];
const added = [...sum.matchAll(/var\(--bit-(\d+), 0\)/g)].map(([, bit]) => bit);

/** The ratio that the style sheet builds from the marks. */
const readBack = (marks: string) =>
  marks.split(' ').reduce((total, mark) => total + (rules.get(mark) ?? NaN), 0) / 1000;

it('is decoded by the style sheet for every possible ratio', () => {
  expect(added).toEqual([...rules.keys()]);
  expect(added).toHaveLength(RATIO_BITS);
  for (let thousandths = 400; thousandths <= 4000; thousandths += 1) {
    const ratio = thousandths / 1000;
    if (readBack(ratioMarks(ratio)) !== ratio) throw new Error(`${ratio} is read otherwise`);
  }
});

it.each([
  [{ width: 1600, height: 900 }, 1.778],
  [{ width: 540, height: 720 }, 0.75],
  [{ width: 10_000, height: 100 }, 4],
  [{ width: 1, height: 5000 }, 0.4],
])('of %j is %d', (size, ratio) => {
  expect(ratioOf(size)).toBe(ratio);
});
