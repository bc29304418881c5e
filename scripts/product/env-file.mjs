import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingError } from './environment.mjs';

const HEADER = `# Made by npm start with random secrets. Keep this file: sessions and tokens depend on it.
# .env.example lists every variable; add what you need below.
`;

/**
 * @param {string} path
 * @returns {Record<string, string>} empty when there is no such file
 */
export function readEnvFile(path) {
  if (!existsSync(path)) return {};
  /** @type {Record<string, string>} */
  const values = {};
  for (const [name, value] of Object.entries(parseEnv(readFileSync(path, 'utf8'))))
    values[name] = value ?? '';
  return values;
}

/**
 * Writes values into the file, readable by its owner only. A value that is there stays; an empty one (`NAME=`)
 * is filled in where it stands, a missing one added at the end. The whole file is replaced at once, so that an
 * interruption can't lose a secret.
 *
 * @param {string} path
 * @param {Record<string, string>} values
 */
export function addToEnvFile(path, values) {
  const isNew = !existsSync(path);
  const existing = readEnvFile(path);
  let text = isNew ? HEADER : readFileSync(path, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    if (existing[name]) continue;
    const empty = new RegExp(`^(export\\s+)?${name}=\\s*(''|"")?\\s*$`, 'm');
    const line = lineFor(name, value);
    if (empty.test(text)) text = text.replace(empty, () => line);
    else text += `${text.endsWith('\n') || text === '' ? '' : '\n'}${line}\n`;
    // What stands above may swallow it, like a quote that is never closed.
    if (parseEnv(text)[name] !== value) throw unwritable(name, path);
  }
  const target = isNew ? path : realpathSync(path);
  writeFileSync(`${target}.new`, text, { mode: 0o600 });
  chmodSync(`${target}.new`, 0o600);
  renameSync(`${target}.new`, target);
}

/**
 * The line that node --env-file reads as just this value: without quotes it would end at a #, and lose the spaces around it.
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
  return new SettingError(`${name} can't be added to ${path}: is there a quote in it that is never closed?`);
}
