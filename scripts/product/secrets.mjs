import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const ALPHABET = `${LETTERS}${LETTERS.toLowerCase()}23456789`; // without what is easily misread

const secret = () => randomBytes(32).toString('base64');

/** How each variable is made that a first start needs and nobody should have to invent. */
export const MADE_ON_FIRST_START = {
  APP_KEYS: () => [secret(), secret()].join(','),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  PANEL_EMAIL: () => 'owner@casabodegon.example',
  PANEL_PASSWORD: randomPassword,
  STAFF_EMAIL: () => 'staff@casabodegon.example',
  STAFF_PASSWORD: randomPassword,
};

/**
 * The variables that are neither in the environment nor in the file, with new values.
 *
 * @param {Record<string, string | undefined>} present
 * @returns {Record<string, string>}
 */
export function missingSecrets(present) {
  /** @type {Record<string, string>} */
  const made = {};
  for (const [name, make] of Object.entries(MADE_ON_FIRST_START)) {
    if (!present[name]) made[name] = make();
  }
  return made;
}

/** Twenty characters (about 114 bits), with the capital, small letter and digit that the panel asks for. */
export function randomPassword() {
  for (;;) {
    const password = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password)) return password;
  }
}
