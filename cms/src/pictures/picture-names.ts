import { randomBytes } from 'node:crypto';

const MAX_CHARACTERS = 100;

/** The name of a file on the disk and in addresses: nothing of what it was called where it came from. */
export function randomName(): string {
  return randomBytes(16).toString('hex');
}

/** What the panel's media library calls a picture: the last part of the name it came with, of plain characters. */
export function shownName(given: unknown): string {
  const text = typeof given === 'string' ? given.toWellFormed() : '';
  const last = text.split(/[/\\]/).at(-1) ?? '';
  // Controls, marks that turn the direction of writing, and what Strapi's own check of names refuses.
  const plain = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').trim();
  return Array.from(plain).slice(0, MAX_CHARACTERS).join('').trim() || 'picture';
}
