import { z } from 'zod';
import { createClient, type Request, request, TIMEOUT_MS } from '../../../api/client';
import { isApiError, MalformedAnswerError } from '../../../api/errors';
import { readStoredToken, tokenEnd, tokenStart } from '../../../api/session-token';
import { staffCall } from '../../../api/staff/staff-call';
import {
  endSession,
  keepUser,
  noteUntoldServer,
  staffUser,
  startSession,
  type StaffUser,
} from './session-store';
import { abandonUnsavedWork } from './unsaved-work';

const signInAnswer = z.object({ token: z.string(), user: staffUser });

/** Smaller differences between clocks don't count: the answer's travel time can cause them. */
const CLOCK_TOLERANCE_MS = 60_000;

const clientOf = (token: string): Request =>
  createClient({ baseAddress: '', timeoutMs: TIMEOUT_MS, readToken: () => token });

/** Rejects with an ApiError: `unauthorized` for a wrong email or password, `forbidden` for an account without staff access. */
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

/** Asks whose sign-in it is, if the browser has not kept it. Without an answer it stays unknown. */
export async function learnUser(): Promise<void> {
  try {
    const { body } = await staffCall({ path: '/api/admin/me' });
    const user = staffUser.safeParse(body);
    if (user.success) keepUser(user.data);
  } catch {
    // The sign-in still holds; after a 401, those who watch for it have been told.
  }
}

/** Signs out every tab. This tab's unsaved work is lost, so callers ask first; other tabs keep theirs. */
export async function signOut(): Promise<void> {
  const token = readStoredToken();
  abandonUnsavedWork();
  endSession('signed-out');
  if (token === null) return;
  try {
    await clientOf(token)({ path: '/api/admin/logout', method: 'POST' });
  } catch (error) {
    // A refused token has ended already.
    if (!isApiError(error, 'unauthorized')) noteUntoldServer();
  }
}

function clockOffsetAt(token: string, now: number): number {
  const offset = (tokenStart(token) ?? now) - now;
  return Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset;
}
