import { expect, it } from 'vitest';
import { ApiError } from '../../../api/errors';
import { failedAnswer } from '../../../api/failed-answer';
import { changedFirst, describeChangeFailure, nowWords, stillWords } from './describe-change-failure';

const STILL = 'It is still on the menu.';
const describe = (error: unknown) =>
  describeChangeFailure(error, '“Gildas”', 'was not marked as sold out', STILL);

it.each([
  ['is sold out', 'It is still sold out.', 'It is sold out now.'],
  ['costs $12', 'It still costs $12.', 'It costs $12 now.'],
])('words a state: %s', (state, still, now) => {
  expect(stillWords(state)).toBe(still);
  expect(nowWords(state)).toBe(now);
});

it('says what was not done, what stands, why, and what to do', () => {
  expect(describe(new ApiError('offline', 'Network Error'))).toMatchObject({
    title: '“Gildas” was not marked as sold out',
    text: 'It is still on the menu. There is no connection. Check the Wi-Fi or the signal, then try again.',
    canRetry: true,
  });
});

it('promises nothing of what stands where that is not known', () => {
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
  expect(text).toMatch(/Tap Try again — it won’t be saved twice\.$/);
  expect(canRetry).toBe(true);
});

it('of what someone else changed first says what it is now, and how to have one’s way', () => {
  const error = failedAnswer(412, {}, undefined, null);
  expect(changedFirst(error, 'The price of “Gildas”', undefined, nowWords('costs $14'))).toMatchObject({
    title: 'The price of “Gildas” was not saved',
    text: 'Someone else changed it first. It costs $14 now. If you still want your change, press “Try again”.',
    canRetry: true,
  });
});
