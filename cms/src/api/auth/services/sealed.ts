import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, derived from `ENCRYPTION_KEY`, which no backup contains. */
export function keyFor(strapi: Core.Strapi, purpose: string): Buffer {
  const secret = strapi.config.get<string>('admin.secrets.encryptionKey');
  return Buffer.from(hkdfSync('sha256', secret, '', `casa-${purpose}`, 32));
}

/** Encrypts a text so that only `unseal` with the same key can read it. */
export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null if the text was changed, cut short, sealed with another key or never sealed. */
export function unseal(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
