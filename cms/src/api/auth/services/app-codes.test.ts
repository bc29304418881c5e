import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newSecret, setupUri, stepOf } from './app-codes';

/** The secret of RFC 6238’s test vectors, “12345678901234567890”. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP = 59_000_000;
const START = STEP * 30_000;
const codeAt = (step: number) => TOTP.generate({ secret: parsed(), timestamp: step * 30_000 });
const parsed = () => new TOTP({ secret: SECRET }).secret;

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %d s the code is %s, as RFC 6238 has it', (seconds, code) => {
  expect(stepOf(code, SECRET, null, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

describe('a code', () => {
  it.each([
    ['two steps early', -2, 0, null],
    ['one step early', -1, 0, STEP - 1],
    ['of the current step, at its first moment', 0, 0, STEP],
    ['of the current step, at its last moment', 0, 29_999, STEP],
    ['one step late', 1, 0, STEP + 1],
    ['two steps late', 2, 29_999, null],
  ])('%s', (_when, of, ms, step) => {
    expect(stepOf(codeAt(STEP + of), SECRET, null, START + ms)).toBe(step);
  });

  it.each([
    ['does not exist', null, -1, STEP - 1],
    ['is this code’s own', STEP, 0, null],
    ['is the one after, which rules this one out too', STEP + 1, 0, null],
    ['is the one before', STEP - 1, 0, STEP],
    ['is the one before, which was used early', STEP - 1, -1, null],
    ['lies in the future, as after a restore on a machine with a wrong clock', STEP + 9, 1, null],
  ])('when the last used step %s', (_what, last, of, step) => {
    expect(stepOf(codeAt(STEP + of), SECRET, last, START)).toBe(step);
  });

  it.each(['', '12345', '1234567', 'abcdef', '      ', '-12345', '１２３４５６'])(
    '%j is not a code',
    (code) => {
      expect(stepOf(code, SECRET, null, START)).toBeNull();
    },
  );
});

it('a secret has 160 random bits and goes to the app under the restaurant’s name', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(other).not.toBe(one);
  expect(setupUri(SECRET, { issuer: 'Casa Bodegón', label: 'ana@casa.example' })).toBe(
    `otpauth://totp/Casa%20Bodeg%C3%B3n:ana%40casa.example?issuer=Casa%20Bodeg%C3%B3n&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
