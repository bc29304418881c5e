import { randomBytes } from 'node:crypto';

const MAX_CHARACTERS = 100;

/** A file name for the disk and for URLs, with no part of the original name. */
export function randomName(): string {
  return randomBytes(16).toString('hex');
}

/** The name in the panel's media library: the last part of the original name, in plain characters. */
export function libraryName(given: unknown): string {
  const text = typeof given === 'string' ? given.toWellFormed() : '';
  const last = text.split(/[/\\]/).at(-1) ?? '';
  // Control characters, bidi marks, and characters that Strapi's own name check refuses.
  const plain = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').trim();
  return Array.from(plain).slice(0, MAX_CHARACTERS).join('').trim() || 'picture';
}
