import { expect, it } from 'vitest';
import { countCodes, newRecoveryCodes, withoutCode } from './recovery-codes';

it('are ten different codes, without letters that look like digits', () => {
  const { codes, stored } = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(stored).not.toContain(code.slice(0, 4) + code.slice(5, 9));
  }
  expect(countCodes(stored)).toBe(10);
});

it('each work once, in any order, however they are typed', () => {
  const { codes, stored } = newRecoveryCodes();
  let left: string | null = stored;
  for (const [at, code] of codes.toReversed().entries()) {
    const typed = at % 2 ? code.toLowerCase().replaceAll('-', ' ') : ` ${code.replaceAll('-', '')} `;
    const after: string | null = withoutCode(left, typed);
    expect(countCodes(after)).toBe(9 - at);
    expect(withoutCode(after, code)).toBeNull();
    left = after;
  }
  expect(left).toBe('');
});

it.each(['', ' ', 'ABCD', 'ABCD-EFGH-JKLM-NPQR', '123456'])('%j is not one of them', (code) => {
  expect(withoutCode(newRecoveryCodes().stored, code)).toBeNull();
  expect(withoutCode(null, code)).toBeNull();
});
