/** In characters. Strapi's panel has a rule of its own. */
export const MIN_PASSWORD = 10;

/** bcrypt ignores the rest. */
export const MAX_PASSWORD_BYTES = 72;
