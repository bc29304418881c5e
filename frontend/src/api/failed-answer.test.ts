import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind, isApiError, MalformedAnswerError } from './errors';
import { failedAnswer, readRetryAfter } from './failed-answer';

describe('failedAnswer', () => {
  it.each<[number, ApiErrorKind]>([
    [304, 'refused'],
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'refused'],
    [409, 'conflict'],
    [412, 'precondition'],
    [413, 'refused'],
    [415, 'refused'],
    [429, 'rate-limited'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
  ])('names %d %s', (status, kind) => {
    const error = failedAnswer(status, null, undefined, null);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.kind).toBe(kind);
    expect(error.message).toBe(`Request failed with status code ${status}`);
    expect(error.answer?.status).toBe(status);
  });

  it('reads what the server said', () => {
    const body = {
      status: 400,
      error: 'ValidationError',
      message: 'Name is required.',
      details: [{ path: 'name', message: 'Name is required.' }, null, 'junk', { path: 7 }],
    };
    expect(failedAnswer(400, body, undefined, null).answer).toEqual({
      status: 400,
      body,
      complaint: {
        code: 'ValidationError',
        message: 'Name is required.',
        details: [
          { path: 'name', message: 'Name is required.' },
          { path: '7', message: '' },
        ],
      },
      retryAfterSeconds: null,
    });
  });

  it.each<[unknown]>([
    [null],
    [''],
    ['<html>Bad gateway</html>'],
    [[1]],
    [{ message: {}, error: [], details: 'x' }],
  ])('lives with the body %j', (body) => {
    const { answer } = failedAnswer(502, body, undefined, null);
    expect(answer).toMatchObject({ body, complaint: { code: '', message: '', details: [] } });
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});

it('distinguishes kinds of failure', () => {
  expect(isApiError(new ApiError('offline', 'Network Error'))).toBe(true);
  expect(isApiError(new ApiError('offline', 'Network Error'), 'timed-out')).toBe(false);
  expect(isApiError(new MalformedAnswerError('a menu'), 'malformed')).toBe(true);
  expect(isApiError(new Error('Network Error'))).toBe(false);
  expect(new MalformedAnswerError('a menu').message).toBe('The answer is not a menu.');
});
