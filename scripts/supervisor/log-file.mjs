import { appendFileSync, chmodSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST_BYTES = 10_000_000;

/**
 * A log that begins afresh at every run and starts over when it has grown large; the one before stays beside it
 * as `.1`. Both are readable by their owner alone. Written at once, so that the last lines before a crash are there.
 *
 * @param {string} path
 * @param {number} [largestBytes]
 * @returns {(line: string) => void}
 */
export function openLog(path, largestBytes = LARGEST_BYTES) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let bytes = 0;
  const startOver = () => {
    if (statSync(path, { throwIfNoEntry: false })) {
      chmodSync(path, 0o600); // one of an earlier version may be open to others
      renameSync(path, `${path}.1`);
    }
    bytes = 0;
  };
  startOver();
  return (line) => {
    const text = `${line}\n`;
    if (bytes > 0 && bytes + text.length > largestBytes) startOver();
    appendFileSync(path, text, { mode: 0o600 });
    bytes += Buffer.byteLength(text);
  };
}
