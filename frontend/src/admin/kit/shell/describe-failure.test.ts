import { describe, expect, it } from 'vitest';
import { ApiError, MalformedAnswerError, type ApiErrorKind } from '../../../api/errors';
import { failedAnswer } from '../../../api/failed-answer';
import { describeFailure } from './describe-failure';

const WHAT = 'The price of “Croquetas”';
const JARGON = /\b(entity|etag|json|http|status|server|api|request|payload|error|null|timeout|\d{3})\b/i;

function answered(status: number, body: unknown = {}, retryAfter?: string) {
  return failedAnswer(status, body, retryAfter, null);
}

const KINDS: Readonly<Record<ApiErrorKind, ApiError>> = {
  offline: new ApiError('offline', 'Network Error'),
  'timed-out': new ApiError('timed-out', 'timeout of 12000 ms exceeded'),
  aborted: new ApiError('aborted', 'Request aborted'),
  'unsupported-protocol': new ApiError('unsupported-protocol', 'Unsupported protocol'),
  unauthorized: answered(401),
  forbidden: answered(403),
  'not-found': answered(404),
  conflict: answered(409),
  precondition: answered(412),
  'rate-limited': answered(429),
  refused: answered(400),
  server: answered(500),
  malformed: new MalformedAnswerError('a dish'),
};

describe.each(Object.entries(KINDS))('a call that is %s', (_kind, error) => {
  it('says what was not saved, why and what to do, in plain words', () => {
    const { title, text } = describeFailure(error, WHAT);
    expect(title).toMatch(/^The price of “Croquetas” (was not|may not have been) saved$/);
    expect(text).toMatch(/^[A-Z].{15,}[.]$/);
    expect(`${title} ${text}`).not.toMatch(JARGON);
  });
});

it('never claims that nothing was saved if the change may have arrived', () => {
  const claims = Object.entries(KINDS).filter(([, error]) =>
    describeFailure(error, WHAT).title.includes('may'),
  );
  expect(claims.map(([kind]) => kind)).toEqual(['offline', 'timed-out', 'aborted', 'malformed']);
  const unsent = new ApiError('offline', 'Network Error', null, undefined, true);
  expect(describeFailure(unsent, WHAT)).toMatchObject({ title: `${WHAT} was not saved`, mayBeDone: false });
});

it('offers a retry only if the same call may succeed', () => {
  const tries = Object.entries(KINDS).filter(([, error]) => describeFailure(error, WHAT).canRetry);
  expect(tries.map(([kind]) => kind)).toEqual([
    'offline',
    'timed-out',
    'aborted',
    'unauthorized',
    'rate-limited',
    'server',
    'malformed',
  ]);
});

it('passes on what the API says about refused fields and entries in use', () => {
  const details = [
    { path: 'name', message: 'Name is required.' },
    { path: 'price', message: 'Price must be at most 10000.' },
  ];
  expect(describeFailure(answered(400, { message: 'Two problems.', details }), WHAT).text).toBe(
    'Name is required. Price must be at most 10000.',
  );
  expect(
    describeFailure(answered(400, { message: 'An offer must not end before it starts.' }), WHAT).text,
  ).toBe('An offer must not end before it starts.');
  expect(describeFailure(answered(409, { message: 'It is in the special.' }), WHAT).text).toBe(
    'It is in the special.',
  );
  expect(describeFailure(answered(413, '<html>'), WHAT).text).toMatch(/too big/);
});

it('after a failed read, suggests trying again instead of checking what was stored', () => {
  const loading = Object.values(KINDS).map((error) =>
    describeFailure(error, 'The menu', 'could not be loaded'),
  );
  expect(loading.map(({ title }) => title)).toEqual(loading.map(() => 'The menu could not be loaded'));
  expect(loading.filter(({ mayBeDone }) => mayBeDone)).toEqual([]);
  expect(loading.filter(({ text }) => /if it worked/.test(text))).toEqual([]);
});

it('says that the result is also unknown after a gateway timeout', () => {
  const { title, text, mayBeDone } = describeFailure(answered(504), WHAT);
  expect(title).toBe('The price of “Croquetas” may not have been saved');
  expect(text).toContain('Check whether it worked. If not, try again.');
  expect(mayBeDone).toBe(true);
});

it('says how long to wait', () => {
  const textAfter = (seconds: string) => describeFailure(answered(429, {}, seconds), WHAT).text;
  expect(textAfter('0')).toContain('Wait a second');
  expect(textAfter('20')).toContain('Wait 20 seconds');
  expect(textAfter('60')).toContain('Wait a minute');
  expect(textAfter('150')).toContain('Wait 3 minutes');
});

it.each([
  [429, 'You’ve sent 30 replies in an hour, which is the limit. Try again in 40 minutes.'],
  [503, 'The server’s disk is full. Nothing was saved: ask whoever runs the site to make room.'],
])('passes on why the API refused for now with a %d', (status, message) => {
  const { text, canRetry } = describeFailure(answered(status, { message }, '2400'), WHAT);
  expect(text).toBe(message);
  expect(canRetry).toBe(true);
});

it('words actions other than saving', () => {
  expect(describeFailure(KINDS.server, '“Croquetas”', 'was not deleted').title).toBe(
    '“Croquetas” was not deleted',
  );
  expect(describeFailure(KINDS['timed-out'], 'The dishes', 'were not moved').title).toBe(
    'The dishes may not have been moved',
  );
  expect(describeFailure(KINDS['timed-out'], 'The menu', 'could not be loaded').title).toBe(
    'The menu could not be loaded',
  );
});

it('does not blame the connection for a bug of ours', () => {
  const { title, text, canRetry } = describeFailure(new TypeError('x is not a function'), WHAT);
  expect(title).toBe('The price of “Croquetas” was not saved');
  expect(text).not.toMatch(/function|connection/);
  expect(canRetry).toBe(false);
});
