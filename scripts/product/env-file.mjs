import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

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
    if (empty.test(text)) text = text.replace(empty, () => `${name}=${value}`);
    else text += `${text.endsWith('\n') || text === '' ? '' : '\n'}${name}=${value}\n`;
  }
  const target = isNew ? path : realpathSync(path);
  writeFileSync(`${target}.new`, text, { mode: 0o600 });
  chmodSync(`${target}.new`, 0o600);
  renameSync(`${target}.new`, target);
}
