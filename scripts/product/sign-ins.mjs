import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Records, by name only, which new passwords nobody has seen yet: a first start may fail before it can print them.
 *
 * @param {string} path
 * @param {string[]} made names of the variables just made
 */
export function noteUnseenPasswords(path, made) {
  const unseen = made.filter((name) => name.endsWith('_PASSWORD'));
  if (unseen.length > 0) writeFileSync(path, [...unseenPasswords(path), ...unseen].join('\n'));
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function unseenPasswords(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * The two accounts, to print after a start. A generated password is printed once; from then
 * on the text says where to find it.
 *
 * @param {string} path
 * @param {Record<string, string | undefined>} env
 * @param {string} publicUrl
 * @returns {string[]}
 */
export function signInLines(path, env, publicUrl) {
  const unseen = unseenPasswords(path);
  rmSync(path, { force: true });
  const line = (/** @type {string} */ who) => {
    const password = unseen.includes(`${who}_PASSWORD`) ? env[`${who}_PASSWORD`] : 'password in .env';
    return `${env[`${who}_EMAIL`]}  ${password}`;
  };
  return [
    `Content panel  ${publicUrl}/cms/admin`,
    `               ${line('PANEL')}`,
    `Staff admin    ${publicUrl}/admin`,
    `               ${line('STAFF')}`,
  ];
}
