import { appendFileSync, chmodSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST_BYTES = 10_000_000;

/**
 * A log that starts empty at every run and again when it has grown large; the previous one is kept as `.1`. Both are
 * readable only by their owner. Written synchronously, so that the last lines before a crash are not lost. A full disk
 * only loses lines; it never ends the process that writes them.
 *
 * @param {string} path
 * @param {(text: string) => void} onProblem called once for each time that it can't be written
 * @param {number} [largestBytes]
 * @returns {(line: string) => void}
 */
export function openLog(path, onProblem, largestBytes = LARGEST_BYTES) {
  let bytes = 0;
  let isFailing = false;
  /** @param {() => void} work */
  const attempt = (work) => {
    try {
      work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onProblem(`The log can't be written: ${String(error)}`);
      isFailing = true;
    }
  };
  const startOver = () => {
    if (statSync(path, { throwIfNoEntry: false })) {
      chmodSync(path, 0o600); // an earlier version's file may be readable by others
      renameSync(path, `${path}.1`);
    }
    bytes = 0;
  };
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    startOver();
  });
  return (line) =>
    attempt(() => {
      const text = `${line}\n`;
      if (bytes > 0 && bytes + text.length > largestBytes) startOver();
      appendFileSync(path, text, { mode: 0o600 });
      bytes += Buffer.byteLength(text);
    });
}
