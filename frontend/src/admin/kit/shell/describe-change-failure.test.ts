import { expect, it } from 'vitest';
import { ApiError } from '../../../api/errors';
import { failure } from '../../../testing/admin/failure';
import { failedAnswer } from '../../../api/failed-answer';
import { conflictText, describeChangeFailure, stillWords } from './describe-failure';

const STILL = 'It is still on the menu.';
const describe = (error: unknown) =>
  describeChangeFailure(error, '“Gildas”', 'was not marked as sold out', STILL);

it.each([
  ['is sold out', 'It is still sold out.'],
  ['costs $12', 'It still costs $12.'],
])('words a state: %s', (state, still) => {
  expect(stillWords(state)).toBe(still);
});

it('says what was not done, what is still stored, why, and what to do', () => {
  expect(describe(failure('offline'))).toMatchObject({
    title: '“Gildas” was not marked as sold out',
    text: 'It is still on the menu. Couldn’t reach the website. Check the Wi-Fi or the signal, then try again.',
    canRetry: true,
  });
});

it('claims nothing about what is stored if that is unknown', () => {
  for (const error of [
    new ApiError('timed-out', 'timeout'),
    failedAnswer(504, {}, undefined, null),
    failedAnswer(404, {}, undefined, null),
    new TypeError('x is not a function'),
  ]) {
    expect(describe(error).text).not.toContain(STILL);
  }
  const { title, text, canRetry } = describe(new ApiError('timed-out', 'timeout'));
  expect(title).toBe('“Gildas” may not have been marked as sold out');
  expect(text).toMatch(/Tap Try again: it won’t be saved twice\.$/);
  expect(canRetry).toBe(true);
});

it('if someone else changed it first, says what it is now, and asks which change to keep', () => {
  expect(conflictText('is sold out', 'is on the menu')).toBe(
    'Someone just changed this. It is sold out now. Save your change instead?',
  );
  expect(conflictText('is on the menu', 'is on the menu', 'Delete it anyway?')).toBe(
    'Someone just changed something else here. It is still on the menu. Delete it anyway?',
  );
});
