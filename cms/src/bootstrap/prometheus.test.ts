import { expect, it } from 'vitest';
import { createPrometheus } from './prometheus';

it.each([
  ['the right password when no code is asked for', '/api/auth/login', 200, false, 'good'],
  ['a wrong password', '/api/auth/login', 401, false, 'failed'],
  ['the right password when a code is still to come', '/api/auth/login', 401, true, null],
  ['a right code', '/api/auth/two-step', 200, false, 'good'],
  ['a wrong code', '/api/auth/two-step', 401, false, 'failed'],
  ['one attempt too many', '/api/auth/two-step', 429, false, 'refused'],
])('the sign-in metric counts %s by its outcome', async (_what, route, status, isHalfSignIn, outcome) => {
  const { count, text } = createPrometheus([]);
  count({ method: 'POST', route, status, seconds: 0.1, isHalfSignIn });
  const counted = [...(await text()).matchAll(/^sign_ins_total\{who="staff",outcome="(\w+)"\} (\d+)$/gm)];
  expect(counted.map(([, how, times]) => [how, times])).toEqual(outcome === null ? [] : [[outcome, '1']]);
});
