/** The target height of a row for containers at least `from` wide, both in px. Widest first. */
export const TARGETS = [
  { from: 1200, target: 260 },
  { from: 992, target: 220 },
  { from: 576, target: 190 },
  { from: 0, target: 170 },
] as const;
const GAP_PX = 16;
/** Within one range of widths, rows break at the same photos and grow by at most this factor. */
const RANGE_GROWTH = 1.09;
const NARROWEST_PX = 288;
const WIDEST_PX = 4000;

/** Container widths in px, from `from` up to but not including `to`; the first and last are open-ended. */
export interface WidthRange {
  from: number;
  to: number;
  target: number;
}

export const RANGES: readonly WidthRange[] = rangesOf();

function rangesOf(): WidthRange[] {
  const ranges: WidthRange[] = [];
  for (let from = NARROWEST_PX, to; from < WIDEST_PX; from = to) {
    const next = TARGETS.findLast((band) => band.from > from)?.from ?? Infinity;
    to = Math.min(Math.round(from * RANGE_GROWTH), next);
    ranges.push({ from, to, target: TARGETS.find((band) => band.from <= from)?.target ?? 0 });
  }
  return ranges;
}

/**
 * The index after the last photo of each row, for rows as close to the target height as this order allows. The
 * last row is not stretched: it has the target height, so it must fit.
 */
export function rowEnds(ratios: readonly number[], { from, to, target }: WidthRange): number[] {
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= ratios.length; end += 1) {
    costs[end] = Infinity;
    let sum = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      sum += ratios[start] ?? 0;
      const isAlone = end - start === 1;
      const gaps = (end - start - 1) * GAP_PX;
      const fits = sum * target + gaps <= from;
      if (end === ratios.length && !fits && !isAlone) break;
      const isExact = end === ratios.length && fits;
      const offTarget = isExact ? 0 : Math.log(((from + to) / 2 - gaps) / sum / target);
      // To the fourth power: one row far off is worse than several slightly off.
      const cost = (costs[start] ?? 0) + offTarget ** 4;
      if (cost < (costs[end] ?? 0)) [costs[end], starts[end]] = [cost, start];
      // More photos would only make the row less tall.
      if (!isAlone && offTarget < -1) break;
    }
  }
  const ends: number[] = [];
  for (let end = ratios.length; end > 0; end = starts[end] ?? 0) ends.unshift(end);
  return ends;
}

/**
 * For each photo: the ranges in which a row ends with it, and those in which it is in the last row. The style
 * sheet knows the ranges by number, so the rows need no script.
 */
export function rowMarks(ratios: readonly number[]): { ends: string; last: string }[] {
  const marks = ratios.map(() => ({ ends: [] as number[], last: [] as number[] }));
  for (const [number, range] of RANGES.entries()) {
    const ends = rowEnds(ratios, range).slice(0, -1);
    for (const end of ends) marks[end - 1]?.ends.push(number);
    for (const photo of marks.slice(ends.at(-1) ?? 0)) photo.last.push(number);
  }
  return marks.map(({ ends, last }) => ({ ends: ends.join(' '), last: last.join(' ') }));
}
