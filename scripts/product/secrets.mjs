import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const ALPHABET = `${LETTERS}${LETTERS.toLowerCase()}23456789`; // without easily confused characters

const secret = () => randomBytes(32).toString('base64');

/** How to generate each variable that a first start needs and nobody should have to make up. */
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
 * New values for the variables that are in neither the environment nor the file.
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

/** Twenty characters (about 114 bits), including the capital, small letter and digit that the panel requires. */
export function randomPassword() {
  for (;;) {
    const password = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    if (/[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password)) return password;
  }
}
