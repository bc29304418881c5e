import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
/** 80 random bits each: too many to guess from the hash, so there is no key that could be lost with a machine. */
const LENGTH = 16;
/** No two are easily mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ten new codes like `ABCD-EFGH-JKLM-NPQR`, and what is stored: their hashes, separated by spaces. */
export function newRecoveryCodes(): { codes: string[]; stored: string } {
  const codes = Array.from({ length: COUNT }, newCode);
  return { codes, stored: codes.map((code) => hashOf(code)).join(' ') };
}

/** What remains stored after this code is used; null if it is not one of them. */
export function withoutCode(stored: string | null, code: string): string | null {
  const hashes = hashesIn(stored);
  const rest = hashes.filter((hash) => hash !== hashOf(code));
  return rest.length < hashes.length ? rest.join(' ') : null;
}

export function countCodes(stored: string | null): number {
  return hashesIn(stored).length;
}

function hashesIn(stored: string | null): string[] {
  return (stored ?? '').split(' ').filter(Boolean);
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Typed in any case, with or without the dashes. */
function hashOf(code: string): string {
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(plain).digest('base64url');
}
