import { Secret, TOTP } from 'otpauth';
import type { Reply, RunningCms } from './running-cms';

const STEP_MS = 30_000;

/** The code that an authenticator app shows now, or some steps later. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });
}

/** A code that is wrong now and for some steps before and after. */
export function wrongCodeOf(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}

export function finishTwoStep(
  cms: Pick<RunningCms, 'ask'>,
  ticket: string,
  code: string,
  address = '198.51.100.1',
): Promise<Reply> {
  return cms.ask('/api/auth/two-step', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ticket, code }),
  });
}

/** Turns on two-step sign-in for the account with this token. */
export async function turnOnTwoStep(
  cms: Pick<RunningCms, 'ask'>,
  token: string,
  password: string,
): Promise<{ secret: string; token: string; recoveryCodes: string[] }> {
  const begun = await cms.ask('/api/admin/me/two-step', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password }),
  });
  if (begun.status !== 200) throw new Error(`Not begun: ${begun.status} ${begun.text}`);
  const { ticket, setup } = begun.body;
  const done = await finishTwoStep(cms, ticket, codeOf(setup.secret));
  if (done.status !== 200) throw new Error(`Not turned on: ${done.status} ${done.text}`);
  return { secret: setup.secret, token: done.body.token, recoveryCodes: done.body.recoveryCodes };
}
