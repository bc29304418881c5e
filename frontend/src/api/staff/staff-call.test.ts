// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiAnswer, Request } from '../client';
import { ApiError } from '../errors';
import { ADMIN_TOKEN_KEY } from '../session-token';
import { onCallOutcome } from './call-outcomes';
import { onUnauthorized, staffCall } from './staff-call';

const call = { path: '/api/admin/me' };
const answer: ApiAnswer = { status: 200, body: {}, etag: null };
const refused = new ApiError('unauthorized', 'Request failed with status code 401');
const unauthorized = vi.fn();
const outcome = vi.fn();
let stops: (() => void)[];

beforeEach(() => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'old');
  stops = [onUnauthorized(unauthorized), onCallOutcome(outcome)];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.clearAllMocks();
  localStorage.clear();
});

it('returns what the client returns, and reports the outcome', async () => {
  await expect(staffCall(call, () => Promise.resolve(answer))).resolves.toBe(answer);
  expect(outcome).toHaveBeenCalledWith({ call, failure: null });
  expect(unauthorized).not.toHaveBeenCalled();
});

it('reports a 401 before its caller gets it', async () => {
  const order: string[] = [];
  unauthorized.mockImplementationOnce(() => order.push('listener'));
  await staffCall(call, () => Promise.reject(refused)).catch((caught: unknown) => {
    expect(caught).toBe(refused);
    order.push('caller');
  });
  expect(order).toEqual(['listener', 'caller']);
  expect(outcome).toHaveBeenCalledWith({ call, failure: refused });
});

it('reports no 401 if someone signed in during the call', async () => {
  const request: Request = () => {
    localStorage.setItem(ADMIN_TOKEN_KEY, 'new');
    return Promise.reject(refused);
  };
  await expect(staffCall(call, request)).rejects.toBe(refused);
  expect(unauthorized).not.toHaveBeenCalled();
});

it.each(['forbidden', 'offline', 'server', 'not-found'] as const)(
  '%s does not end the sign-in',
  async (kind) => {
    const failure = new ApiError(kind, 'failed');
    await expect(staffCall(call, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(unauthorized).not.toHaveBeenCalled();
  },
);

it('reports nothing after unsubscribing', async () => {
  stops[0]?.();
  await expect(staffCall(call, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(unauthorized).not.toHaveBeenCalled();
});
