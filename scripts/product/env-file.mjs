import { Buffer, isUtf8 } from 'node:buffer';
import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingError } from './environment.mjs';

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** A comment, an empty line, or an assignment, whose value may span lines if it is quoted. */
const SOUND =
  /[ \t]*(?:#.*|(?:export[ \t]+)?[A-Za-z_][\w.-]*[ \t]*=[ \t]*(?:(["'`])(?:(?!\1)[^])*\1[ \t]*(?:#.*)?|(?!["'`]).*))?(?:\r?\n|$)/y;
const HEADER = `# Made by npm start with random secrets. Keep this file: sessions and tokens depend on it.
# .env.example lists every variable; add what you need below.
`;

/**
 * @param {string} path
 * @returns {Record<string, string>} empty when there is no such file
 */
export function readEnvFile(path) {
  if (!existsSync(path)) return {};
  const bytes = readBytes(path);
  const problem = envProblem(bytes);
  if (problem) throw new SettingError(`${path} can't be read: ${problem}.`);
  /** @type {Record<string, string>} */
  const values = {};
  for (const [name, value] of Object.entries(parseEnv(bytes.toString('utf8')))) values[name] = value ?? '';
  return values;
}

/** @param {string} path */
function readBytes(path) {
  try {
    const bytes = readFileSync(path);
    // Some editors start a file with it; Node would read it as part of the first name.
    return bytes.subarray(bytes.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EISDIR') throw new SettingError(`${path} can't be read: it is a folder.`);
    if (code === 'EACCES') throw new SettingError(`${path} can't be read: this user may not.`);
    throw error;
  }
}

/**
 * Writes values into the file, readable by its owner only. An existing value stays unless its name is in `replaced`; an
 * empty one (`NAME=`) is filled in place, a missing one added at the end. The whole file is replaced at once, so that an
 * interruption can't lose a secret.
 *
 * @param {string} path
 * @param {Record<string, string>} values
 * @param {string[]} [replaced]
 */
export function addToEnvFile(path, values, replaced = []) {
  const isNew = !existsSync(path);
  const existing = readEnvFile(path);
  let text = isNew ? HEADER : readFileSync(path, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    if (existing[name] && !replaced.includes(name)) continue;
    const old = existing[name] ? '.*' : `\\s*(''|"")?\\s*`;
    const place = new RegExp(`^(export\\s+)?${name}=${old}$`, 'm');
    const line = lineFor(name, value);
    if (place.test(text)) text = text.replace(place, () => line);
    else text += `${text.endsWith('\n') || text === '' ? '' : '\n'}${line}\n`;
    // An empty assignment further down would override it.
    if (parseEnv(text)[name] !== value) throw unwritable(name, path);
  }
  const target = isNew ? path : realpathSync(path);
  writeFileSync(`${target}.new`, text, { mode: 0o600 });
  chmodSync(`${target}.new`, 0o600);
  renameSync(`${target}.new`, target);
}

/**
 * The line that node --env-file reads as exactly this value: without quotes it would end at a #, and lose surrounding
 * spaces.
 *
 * @param {string} name
 * @param {string} value
 */
function lineFor(name, value) {
  const quotes = /^[\w+/=,.:@-]*$/.test(value)
    ? ['']
    : ["'", '"', '`'].filter((quote) => !value.includes(quote));
  const line = quotes
    .map((quote) => `${name}=${quote}${value}${quote}`)
    .find((candidate) => !/[\r\n]/.test(candidate) && parseEnv(candidate)[name] === value);
  if (line === undefined) {
    throw new SettingError(
      `${name} can't be kept in a file: it holds a line break, or all three of " ' \`. Choose another value.`,
    );
  }
  return line;
}

/**
 * @param {string} name
 * @param {string} path
 */
function unwritable(name, path) {
  return new SettingError(`${name} can't be added to ${path}: is it in the file twice?`);
}

/**
 * The first faulty line of an .env file. Node's own parser silently drops such a line, and reads a quote that is never
 * closed as part of the value. The result names the line, never its contents.
 *
 * @param {Buffer} bytes
 * @returns {string | null}
 */
function envProblem(bytes) {
  const lines = bytes.toString('latin1').split('\n');
  const unreadable = lines.findIndex((line) => line.includes('\0') || !isUtf8(Buffer.from(line, 'latin1')));
  if (unreadable >= 0) return `line ${unreadable + 1} is not text in UTF-8`;
  const text = bytes.toString('utf8');
  for (let at = 0; at < text.length; at = SOUND.lastIndex) {
    SOUND.lastIndex = at;
    if (SOUND.test(text)) continue;
    const line = text.slice(0, at).split('\n').length;
    return `line ${line} is neither NAME=value nor a comment (#), or its quotes are not closed at its end`;
  }
  return null;
}
