import type { OwnTwoStepWire, TicketAndSetupWire } from '../generated/wire';
import type { ApiAnswer } from '../client';
import { staffCall } from './staff-call';

export const TWO_STEP_KEY = '/api/admin/me/two-step';

export type OwnTwoStep = OwnTwoStepWire;
/** The start of two-step sign-in: nothing is stored until a code proves that the app has the secret. */
export type BegunTwoStep = TicketAndSetupWire;

interface Proof {
  password: string;
  code: string;
}

export async function fetchTwoStep(): Promise<OwnTwoStep> {
  return (await staffCall({ path: TWO_STEP_KEY })).body as OwnTwoStep;
}

export async function beginTwoStep(password: string): Promise<BegunTwoStep> {
  return (await staffCall({ path: TWO_STEP_KEY, method: 'POST', body: { password } })).body as BegunTwoStep;
}

/** Returns a new sign-in, because this ends all the others. */
export function turnOffTwoStep(proof: Proof): Promise<ApiAnswer> {
  return staffCall({ path: `${TWO_STEP_KEY}/off`, method: 'POST', body: { ...proof } });
}

export async function newRecoveryCodes(proof: Proof): Promise<readonly string[]> {
  const call = { path: `${TWO_STEP_KEY}/recovery-codes`, method: 'POST', body: { ...proof } } as const;
  return ((await staffCall(call)).body as { recoveryCodes: readonly string[] }).recoveryCodes;
}
