import { z } from 'zod';
import { createClient, type Request, request, TIMEOUT_MS } from '../../api/client';
import { MalformedAnswerError } from '../../api/errors';
import { tokenEnd, tokenStart } from '../../api/session-token';
import { staffCall } from '../../api/staff/staff-call';
import { endSession, keepUser, startSession } from './session-store';
import { type StaffUser, staffUser } from './staff-user';
import { abandonUnsavedWork } from './unsaved-work';

const signInAnswer = z.object({ token: z.string(), user: staffUser });

/** A device's clock that differs by less counts as right: so much is due to the way of the answer. */
const CLOCK_TOLERANCE_MS = 60_000;

/** For the look at what a token may do, before it is kept. */
const clientOf = (token: string): Request =>
  createClient({ baseAddress: '', timeoutMs: TIMEOUT_MS, readToken: () => token });

/**
 * Signs a member of staff in, in every tab of this browser. Rejects with an ApiError: `unauthorized` for a wrong e-mail
 * or password, `forbidden` for an account that is no staff's, `rate-limited` after too many attempts, or as any call.
 */
export async function signIn(email: string, password: string): Promise<StaffUser> {
  const { body } = await request({ path: '/api/auth/login', method: 'POST', body: { email, password } });
  const answer = signInAnswer.safeParse(body);
  if (!answer.success || tokenEnd(answer.data.token) === null) throw new MalformedAnswerError('a sign-in');
  const { token, user } = answer.data;
  const clockOffset = clockOffsetAt(token, Date.now());
  await clientOf(token)({ path: '/api/admin/me' });
  startSession({ token, user, clockOffset });
  return user;
}

/** Asks whose sign-in it is, where the browser has not kept it. Without an answer it stays unknown: the sign-in holds all the same. */
export async function learnUser(): Promise<void> {
  try {
    const { body } = await staffCall({ path: '/api/admin/me' });
    const user = staffUser.safeParse(body);
    if (user.success) keepUser(user.data);
  } catch {
    // As said; a 401 has told those who watch for it.
  }
}

/**
 * Signs out, in every tab of this browser, and leaves this tab's screen with whatever is not saved on it: who offers it asks
 * first. The other tabs keep theirs, under a dialog that asks for a new sign-in.
 */
export function signOut(): void {
  abandonUnsavedWork();
  endSession('signed-out');
}

/** How far the server's clock is ahead of this one, from a token that was given just now. */
function clockOffsetAt(token: string, now: number): number {
  const offset = (tokenStart(token) ?? now) - now;
  return Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset;
}
