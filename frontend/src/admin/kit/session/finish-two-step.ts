import { request } from '../../../api/client';
import { begin, tried } from './session';

export interface FinishedTwoStep {
  /** New codes, if two-step sign-in was just set up. */
  recoveryCodes: readonly string[];
  enter: () => void;
}

/** `unauthorized` for a wrong code, `refused` for a wrong code during setup, `not-found` if it took too long. */
export async function finishTwoStep(ticket: string, code: string): Promise<FinishedTwoStep> {
  const { body } = await request({ path: '/api/auth/two-step', method: 'POST', body: { ticket, code } });
  const signIn = await tried(body);
  const { recoveryCodes } = body as { recoveryCodes: readonly string[] };
  return { recoveryCodes, enter: () => begin(signIn) };
}
