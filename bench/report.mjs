import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

/** @typedef {{title: string, text?: string, head: string[], rows: (string | number)[][]}} Table */

/**
 * @param {readonly number[]} values
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/**
 * Our figures relative to another's, round by round.
 *
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 * @returns {string} the median, followed by the lowest and highest
 */
export function ratio(ours, theirs) {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN));
  return `${shown(median(ratios))} (${shown(Math.min(...ratios))} to ${shown(Math.max(...ratios))})`;
}

/**
 * @param {number} value
 * @returns {string} with three significant figures
 */
export function shown(value) {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

/**
 * @param {Table} table
 * @returns {string} Markdown
 */
export function tableText({ title, text, head, rows }) {
  const line = (/** @type {readonly (string | number)[]} */ cells) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? shown(cell) : cell)).join(' | ')} |`;
  const ruler = `| ${head.map((_, index) => (index === 0 ? '---' : '--:')).join(' | ')} |`;
  return [`## ${title}`, ...(text ? [text] : []), [line(head), ruler, ...rows.map(line)].join('\n')].join(
    '\n\n',
  );
}

/**
 * @param {string} path of the SVG file
 * @param {{x: string, y: string, points: {x: number, y: number, what: string}[]}} chart with logarithmic scales
 */
export async function plot(path, { x, y, points }) {
  const { document } = new JSDOM('').window;
  const svg = Plot.plot({
    document,
    width: 880,
    height: 420,
    marginLeft: 60,
    marginRight: 300,
    style: { background: 'white', color: 'black', fontSize: '13px' },
    x: { type: 'log', label: x, grid: true, tickFormat: ',' },
    y: { type: 'log', label: y, grid: true },
    marks: [
      Plot.line(points, { x: 'x', y: 'y', stroke: 'what', marker: 'dot' }),
      Plot.text(labelsOf(points), { x: 'x', y: 'y', text: 'what', textAnchor: 'start', dx: 8 }),
    ],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  await writeFile(path, `${svg.outerHTML}\n`);
}

/**
 * Places a label at the end of each line, far enough below the previous one to be readable.
 *
 * @param {{x: number, y: number, what: string}[]} points
 * @returns {{x: number, y: number, what: string}[]}
 */
function labelsOf(points) {
  const most = Math.max(...points.map(({ x }) => x));
  let above = Infinity;
  return points
    .filter(({ x }) => x === most)
    .sort((one, other) => other.y - one.y)
    .map((point) => {
      above = Math.min(point.y, above / 1.3);
      return { ...point, y: above };
    });
}

/** @returns {string} when and on which machine something is measured */
export function circumstances() {
  const { length } = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const today = new Date().toISOString().slice(0, 10);
  return `${today}, ${length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${memory} GB, Node.js ${process.version}, ${process.platform}`;
}
