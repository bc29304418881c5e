const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before starting a crashed process again: 1 s, 2, 4 … and never more than 30 s.
 *
 * @param {number} crashesInARow 1 for the first crash since it last ran well
 * @returns {number} milliseconds
 */
export function backOffMs(crashesInARow) {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, crashesInARow - 1));
}
