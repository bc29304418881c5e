import * as z from 'zod/mini';
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

const FORGOTTEN = '/api/auth/forgotten';

/** Smaller differences between clocks don't count: the answer's travel time can cause them. */
const CLOCK_TOLERANCE_MS = 60_000;

const clientOf = (token: string): Request =>
  createClient({ baseAddress: '', timeoutMs: TIMEOUT_MS, readToken: () => token });

/**
 * Rejects with an ApiError: `unauthorized` for a wrong email or password, `forbidden` for an account without staff
 * access.
 */
export async function signIn(email: string, password: string): Promise<StaffUser> {
  const { body } = await request({ path: '/api/auth/login', method: 'POST', body: { email, password } });
  const signedIn = await tried(body);
  begin(signedIn);
  return signedIn.user;
}

/** Resolves once the new token opens the staff area. */
export async function tried(body: unknown): Promise<SignIn> {
  const signedIn = readSignIn(body);
  await clientOf(signedIn.token)({ path: '/api/admin/me' });
  return signedIn;
}

type SignIn = z.output<typeof signInAnswer>;

export function readSignIn(body: unknown): SignIn {
  const answer = signInAnswer.safeParse(body);
  if (!answer.success || tokenEnd(answer.data.token) === null) throw new MalformedAnswerError('a sign-in');
  return answer.data;
}

export function begin({ token, user }: SignIn): void {
  startSession({ token, user, clockOffset: clockOffsetAt(token, Date.now()) });
}

/** Signs in with a link's code and the new password chosen there. `not-found` if the code has expired. */
export async function choosePassword(code: string, password: string): Promise<void> {
  const { body } = await request({ path: '/api/auth/welcome', method: 'POST', body: { code, password } });
  begin(readSignIn(body));
}

/** Whether a password-reset link can be sent by email. */
export async function canSendLinks(): Promise<boolean> {
  const { body } = await request({ path: FORGOTTEN });
  return z.object({ byMail: z.boolean() }).parse(body).byMail;
}

/** The restaurant's name as diners see it. */
export async function restaurantName(): Promise<string> {
  const { body } = await request({ path: '/api/site' });
  return z.object({ name: z.string() }).parse(body).name;
}

export async function askForLink(email: string): Promise<void> {
  await request({ path: FORGOTTEN, method: 'POST', body: { email } });
}

export async function changeOwnName(name: string): Promise<void> {
  const { body } = await staffCall({ path: '/api/admin/me', method: 'PATCH', body: { name } });
  keepUser(staffUser.parse(body));
}

/** Ends every other sign-in; this one continues with a new token. */
export async function changeOwnPassword(current: string, password: string): Promise<void> {
  const call = { path: '/api/admin/me/password', method: 'POST', body: { current, password } } as const;
  begin(readSignIn((await staffCall(call)).body));
}

/** Unsaved work in this tab is lost, as when signing out. */
export async function signOutEverywhere(): Promise<void> {
  await staffCall({ path: '/api/admin/logout/everywhere', method: 'POST' });
  abandonUnsavedWork();
  endSession('signed-out');
}

export const OWN_ACCOUNT_PATH = '/api/admin/me';

/** Fetches the signed-in person, with the role they have now. Without an answer, what was known stays. */
export async function learnUser(): Promise<void> {
  try {
    const { body } = await staffCall({ path: OWN_ACCOUNT_PATH });
    const user = staffUser.safeParse(body);
    if (user.success) keepUser(user.data);
  } catch {
    // The sign-in is still valid; if this was a 401, its listeners have been notified.
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
