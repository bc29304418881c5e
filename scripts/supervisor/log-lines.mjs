import { stripVTControlCharacters } from 'node:util';

const PINO_WARNING = 40;

/**
 * What of a process's output belongs on the terminal: warnings and errors, from pino's JSON and from plain text.
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
 * @param {string} text
 * @returns {{level: number, msg?: string, err?: {message?: string}} | null}
 */
function parse(text) {
  try {
    const entry = JSON.parse(text);
    return typeof entry.level === 'number' ? entry : null;
  } catch {
    return null;
  }
}

/** @param {{level: number, msg?: string, err?: {message?: string}}} entry */
function describe(entry) {
  const details = entry.err?.message && entry.err.message !== entry.msg ? ` (${entry.err.message})` : '';
  return `${entry.level >= 50 ? 'error' : 'warn'}: ${entry.msg ?? ''}${details}`;
}
