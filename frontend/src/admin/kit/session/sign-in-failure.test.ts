import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind, MalformedAnswerError } from '../../../api/errors';
import { signInFailure } from './sign-in-failure';

const noon = new Date(2026, 10, 21, 12, 0, 30).getTime();

function failed(kind: ApiErrorKind, retryAfterSeconds: number | null = null, message = ''): ApiError {
  const complaint = { code: '', message, details: [] };
  return new ApiError(kind, 'failed', { status: 400, body: null, complaint, retryAfterSeconds });
}

it.each<[ApiErrorKind, RegExp]>([
  ['unauthorized', /^That email or password isn’t right\./],
  ['forbidden', /doesn’t have staff access/],
  ['offline', /reach the website/],
  ['timed-out', /too slow/],
  ['server', /can’t sign you in right now/],
  ['aborted', /was interrupted/],
  ['not-found', /couldn’t read/],
])('%s is said in plain words, with what to do', (kind, words) => {
  expect(signInFailure(failed(kind), noon)).toMatch(words);
});

describe('too many attempts', () => {
  it.each([
    [900, 'Too many attempts. Try again in 15 minutes, at 12:16 PM.'],
    [90, 'Too many attempts. Try again in 2 minutes, at 12:02 PM.'],
    [40, 'Too many attempts. Wait 40 seconds, then try again.'],
    [1, 'Too many attempts. Wait a moment, then try again.'],
    [null, 'Too many attempts. Wait a few minutes, then try again.'],
  ])('after %j seconds', (seconds, words) => {
    expect(signInFailure(failed('rate-limited', seconds), noon).replace('\u202f', ' ')).toBe(words);
  });
});

it('a refusal is shown in the server’s words, if it has any', () => {
  expect(signInFailure(failed('refused', null, 'Email is too long.'), noon)).toBe('Email is too long.');
  expect(signInFailure(failed('refused'), noon)).toMatch(/That email or password isn’t right/);
});

it('has a message for everything else', () => {
  expect(signInFailure(new MalformedAnswerError('a sign-in'), noon)).toMatch(/couldn’t read/);
  expect(signInFailure(new TypeError('x is undefined'), noon)).toMatch(/Reload it/);
});
