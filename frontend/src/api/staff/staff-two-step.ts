import type { OwnTwoStepWire, TicketAndSetupWire } from '../generated/wire';
import type { ApiAnswer } from '../client';
import { staffBody } from './staff-body';
import { staffCall } from './staff-call';

export const TWO_STEP_KEY = '/api/admin/me/two-step';

export type OwnTwoStep = OwnTwoStepWire;
/** The start of two-step sign-in: nothing is stored until a code proves that the app has the secret. */
export type BegunTwoStep = TicketAndSetupWire;

interface Proof {
  password: string;
  code: string;
}

export function fetchTwoStep(): Promise<OwnTwoStep> {
  return staffBody({ path: TWO_STEP_KEY });
}

export function beginTwoStep(password: string): Promise<BegunTwoStep> {
  return staffBody({ path: TWO_STEP_KEY, method: 'POST', body: { password } });
}

/** Returns a new sign-in, because this ends all the others. */
export function turnOffTwoStep(proof: Proof): Promise<ApiAnswer> {
  return staffCall({ path: `${TWO_STEP_KEY}/off`, method: 'POST', body: { ...proof } });
}

export async function newRecoveryCodes(proof: Proof): Promise<readonly string[]> {
  const call = { path: `${TWO_STEP_KEY}/recovery-codes`, method: 'POST', body: { ...proof } } as const;
  return (await staffBody<{ recoveryCodes: readonly string[] }>(call)).recoveryCodes;
}
