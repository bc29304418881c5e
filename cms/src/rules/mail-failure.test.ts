import { expect, it } from 'vitest';
import { isUnknownAddress, mailFailure } from './mail-failure';

const secrets = ['s3cret pass', 'c2VjcmV0', ''];

it.each([
  [
    'what the error says',
    new Error('connect ECONNREFUSED 127.0.0.1:25'),
    'connect ECONNREFUSED 127.0.0.1:25',
  ],
  [
    'what the server said',
    new Error("Can't send mail - all recipients were rejected: 550 No such user"),
    '550 No such user',
  ],
  ['the code of an error without words', Object.assign(new Error(''), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  ['the name of one without either', new TypeError(''), 'TypeError'],
  ['what was thrown instead of an error', 'gone', 'gone'],
  ['one line', new Error('550-No\r\n550\tnobody\u0000 here\u2028'), '550-No 550 nobody here'],
  ['no password', new Error('535 user s3cret pass is wrong'), '535 user … is wrong'],
  ['no password in base64', new Error('535 AHUAc2VjcmV0 c2VjcmV0'), '535 AHUA… …'],
  ['no credentials in an address', new Error('smtp://me:word@host:25 fails'), 'smtp://…@host:25 fails'],
])('tells %s', (_what, error, expected) => {
  expect(mailFailure(error, secrets)).toBe(expected);
});

it.each([
  ['550 5.1.1 <ana@gmial.example>: no such user', true],
  ['556 5.1.10 No mail for this domain', true],
  ['550 5.7.1 Relaying denied', false],
  ['450 4.1.1 Try later', false],
  ['connect ECONNREFUSED 15.1.1.2:25', false],
  ['connect ECONNREFUSED 10.5.1.2:25', false],
  ['connect ECONNREFUSED 5.1.2.10:25', false],
])('%s: an unknown address: %s', (said, expected) => {
  expect(isUnknownAddress(new Error(said))).toBe(expected);
});

it('is cut to length, but not inside a character', () => {
  const told = mailFailure(new Error('🥘'.repeat(400)), []);
  expect(told).toHaveLength(500);
  expect(told.isWellFormed()).toBe(true);
});
