import { request } from '../../../api/client';
import { begin, tried } from './session';

export interface FinishedTwoStep {
  /** New ones, if it was set up. */
  recoveryCodes: readonly string[];
  /** Signs in. */
  enter: () => void;
}

/** `unauthorized` for a wrong code, `refused` for one that sets up, `not-found` if it took too long. */
export async function finishTwoStep(ticket: string, code: string): Promise<FinishedTwoStep> {
  const { body } = await request({ path: '/api/auth/two-step', method: 'POST', body: { ticket, code } });
  const signIn = await tried(body);
  const { recoveryCodes } = body as { recoveryCodes: readonly string[] };
  return { recoveryCodes, enter: () => begin(signIn) };
}
