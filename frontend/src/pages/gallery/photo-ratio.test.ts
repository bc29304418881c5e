import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ratioMarks, ratioOf } from './photo-ratio';

const css = readFileSync(join(import.meta.dirname, 'generated/justified-rows.module.css'), 'utf8');
/** `--tenths: 3` for each mark in the style sheet. */
const rules = new Map(
  [...css.matchAll(/data-ratio~='([.\d]+)'\] \{\s*--(\w+): (\d);/g)].map((m) => [m[1], m]),
);
const WORTH: Record<string, number> = { ones: 1, tenths: 0.1, hundredths: 0.01, thousandths: 0.001 };

/** The ratio that the style sheet builds from the marks. A digit without a rule must be a zero. */
function readBack(marks: string): number {
  return marks.split(' ').reduce((sum, mark) => {
    const [, , name = '', digit = '0'] = rules.get(mark) ?? [];
    if (name === '' && !/^\.*0$/.test(mark)) throw new Error(`No rule for ${mark}`);
    return sum + (WORTH[name] ?? 0) * Number(digit);
  }, 0);
}

it('is read back by the style sheet, for every ratio there is', () => {
  expect(rules.size).toBe(4 + 3 * 9);
  for (let thousandths = 400; thousandths <= 4000; thousandths += 1) {
    const ratio = thousandths / 1000;
    if (Math.abs(readBack(ratioMarks(ratio)) - ratio) > 1e-6) throw new Error(`${ratio} is read otherwise`);
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
