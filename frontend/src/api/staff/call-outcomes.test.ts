// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { ApiError } from '../errors';
import { type CallOutcome, isWrite, onCallOutcome } from './call-outcomes';
import { staffCall } from './staff-call';

function listen() {
  const heard: CallOutcome[] = [];
  const stop = onCallOutcome((outcome) => heard.push(outcome));
  onTestFinished(stop);
  return { heard, stop };
}

const answer = { status: 200, body: null, etag: null };

it('reports how each staff call ended, before its caller gets the result', async () => {
  const { heard } = listen();
  const put = { path: '/api/admin/menu/1', method: 'PUT' as const };
  const heardBefore = await staffCall(put, () => Promise.resolve(answer)).then(() => heard.length);
  expect(heardBefore).toBe(1);
  const failure = new ApiError('offline', 'Network Error');
  await expect(staffCall({ path: '/api/admin/menu' }, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(heard).toEqual([
    { call: put, failure: null },
    { call: { path: '/api/admin/menu' }, failure },
  ]);
});

it('reports nothing after unsubscribing', async () => {
  const { heard, stop } = listen();
  stop();
  await staffCall({ path: '/api/admin/menu' }, () => Promise.resolve(answer));
  expect(heard).toEqual([]);
});

it('counts a call that changed something as a write', () => {
  const path = '/api/admin/menu/1';
  const failure = new ApiError('precondition', 'Request failed with status code 412');
  expect(isWrite({ call: { path, method: 'PATCH' }, failure: null })).toBe(true);
  expect(isWrite({ call: { path, method: 'PATCH' }, failure })).toBe(false);
  expect(isWrite({ call: { path }, failure: null })).toBe(false);
  expect(isWrite({ call: { path, method: 'GET' }, failure: null })).toBe(false);
});
