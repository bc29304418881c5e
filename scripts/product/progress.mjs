import process from 'node:process';
import { ending } from './ending.mjs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const REMINDER_MS = 30_000;

/**
 * @typedef {object} Progress
 * @property {(text: string) => void} say prints a separate line
 * @property {<T>(label: string, work: () => Promise<T>) => Promise<T>} during shows that the work is running, and how long
 *   it took
 */

/**
 * On a terminal: one line that is updated with everything running and its seconds. Elsewhere: a plain line when
 * something starts and ends, and every half minute in between.
 *
 * @param {{write: (text: string) => unknown, isTTY?: boolean, columns?: number}} [out]
 * @param {number} [reminderMs]
 * @returns {Progress}
 */
export function createProgress(out = process.stdout, reminderMs = REMINDER_MS) {
  /** @type {Map<string, number>} */
  const underWay = new Map();
  const isMoving = out.isTTY === true;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let frame = 0;

  const erase = () => isMoving && out.write('\r\u001b[K');
  const draw = () => {
    if (!isMoving || underWay.size === 0) return;
    // A line wider than the terminal would wrap, and leave remnants at each update. An unknown width is also reported
    // as 0.
    const room = Math.floor(((out.columns || 80) - 2) / underWay.size) - ' · '.length;
    const tasks = [...underWay].map(([label, since]) => {
      const count = seconds(since);
      return `${shortened(label, room - count.length - 1)} ${count}`;
    });
    out.write(`\r\u001b[K${FRAMES[frame++ % FRAMES.length]} ${tasks.join(' · ')}`);
  };
  const remind = () => {
    for (const [label, since] of underWay) out.write(`${label}: still running after ${seconds(since)}\n`);
  };
  const say = (/** @type {string} */ text) => {
    erase();
    out.write(`${text}\n`);
    draw();
  };

  return {
    say,
    async during(label, work) {
      const since = Date.now();
      if (underWay.size === 0) timer = setInterval(isMoving ? draw : remind, isMoving ? 100 : reminderMs);
      underWay.set(label, since);
      if (isMoving) draw();
      else say(`${label} …`);
      let outcome = 'failed after';
      try {
        const result = await work();
        outcome = 'done in';
        return result;
      } catch (error) {
        if (ending.aborted) outcome = 'stopped after';
        throw error;
      } finally {
        underWay.delete(label);
        if (underWay.size === 0) clearInterval(timer);
        say(`${label}: ${outcome} ${seconds(since)}`);
      }
    },
  };
}

/**
 * @param {string} label
 * @param {number} length
 */
function shortened(label, length) {
  return label.length <= length ? label : `${label.slice(0, Math.max(0, length - 1)).trimEnd()}…`;
}

/** @param {number} since */
function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}
