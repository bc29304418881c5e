import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealed';

const key = randomBytes(32);

it('a sealed text opens only with its key, and differs each time', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP ñ');
  expect(unseal(key, sealed)).toBe('JBSWY3DPEHPK3PXP ñ');
  expect(unseal(randomBytes(32), sealed)).toBeNull();
  expect(seal(key, 'JBSWY3DPEHPK3PXP ñ')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSW');
});

it('a sealed text does not open if one bit is changed or its end is missing', () => {
  const bytes = Buffer.from(seal(key, 'secret'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(key, changed.toString('base64url'))).toBeNull();
    expect(unseal(key, bytes.subarray(0, at).toString('base64url'))).toBeNull();
  }
  expect(unseal(key, 'no such thing, ever')).toBeNull();
});
