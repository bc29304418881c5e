import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST_BYTES = 10_000_000;

/**
 * A log that begins afresh at every run and starts over when it has grown large; the one before stays beside it
 * as `.1`. Written at once, so that the last lines before a crash are there.
 *
 * @param {string} path
 * @param {number} [largestBytes]
 * @returns {(line: string) => void}
 */
export function openLog(path, largestBytes = LARGEST_BYTES) {
  mkdirSync(dirname(path), { recursive: true });
  let bytes = 0;
  const startOver = () => {
    if (statSync(path, { throwIfNoEntry: false })) renameSync(path, `${path}.1`);
    bytes = 0;
  };
  startOver();
  return (line) => {
    const text = `${line}\n`;
    if (bytes > 0 && bytes + text.length > largestBytes) startOver();
    appendFileSync(path, text);
    bytes += Buffer.byteLength(text);
  };
}
