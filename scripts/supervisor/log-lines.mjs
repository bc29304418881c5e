import { stripVTControlCharacters } from 'node:util';

const PINO_WARNING = 40;
const MOST_LINES = 5;
const TIME = /^\[[\d :.-]+\] /;

/**
 * The part of a process's output to show on the terminal: warnings and errors, from pino's JSON and from plain text.
 *
 * @param {string} line
 * @returns {string | null} the text to show, or null for a line that only the log file keeps
 */
export function problemIn(line) {
  const text = stripVTControlCharacters(line).trimEnd();
  const entry = text.startsWith('{') ? parse(text) : null;
  if (entry) return entry.level >= PINO_WARNING ? describe(entry) : null;
  return /\b(warn|warning|error|fatal)\b:|^\s*(Uncaught\s)?\w*Error\b/i.test(text) ? text : null;
}

/**
 * @typedef {{level: number, msg?: string, err?: {message?: string}, cause?: string}} Entry
 *
 * @param {string} text
 * @returns {Entry | null}
 */
function parse(text) {
  try {
    const entry = JSON.parse(text);
    return typeof entry.level === 'number' ? entry : null;
  } catch {
    return null;
  }
}

/** @param {Entry} entry */
function describe(entry) {
  const cause = entry.err?.message ?? entry.cause;
  const details = cause && cause !== entry.msg ? ` (${cause})` : '';
  return `${entry.level >= 50 ? 'error' : 'warn'}: ${entry.msg ?? ''}${details}`;
}

/**
 * Why a process ended, according to its last output: warnings and errors without times, each once; if there are none,
 * its last lines.
 *
 * @param {string[]} lines
 * @returns {string[]} at most five
 */
export function causeIn(lines) {
  const problems = lines.flatMap((line) => problemIn(line)?.replace(TIME, '') ?? []);
  // An error is often printed twice: by the logger, and above its stack.
  const told = problems.filter((text, at) => !problems.slice(0, at).some((one) => isSame(one, text)));
  return (told.length > 0 ? told : lines).slice(-MOST_LINES);
}

/**
 * @param {string} one
 * @param {string} other
 */
function isSame(one, other) {
  const message = (/** @type {string} */ text) => text.replace(/^(warn|\w*error|fatal): /i, '');
  return message(one) === message(other);
}
