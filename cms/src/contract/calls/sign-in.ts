import { z } from 'zod';
import type { CallGroup } from '../call';
import { hasControlCharacters } from '../../rules/plain-text';
import { opaqueId } from '../fields';

export const user = z.strictObject({ id: opaqueId, email: z.string(), name: z.string() });

/** No email pattern: an address that no account has is simply wrong. */
export const loginBody = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .refine((value) => !hasControlCharacters(value), 'must not contain control characters.'),
  password: z.string().min(1).max(1_000),
});

export const authGroup: CallGroup = {
  api: 'auth',
  title: 'Sign-in',
  calls: [
    {
      method: 'POST',
      path: '/auth/login',
      handler: 'auth.login',
      who: 'anyone',
      summary: 'Signs a member of staff in',
      description:
        'The token is a JWT with `exp`. 401 for a wrong email and a wrong password alike; 429 after repeated failures, per account and per address, and while too many sign in at once. The token ends when it is signed out, and when the account is blocked, deleted or given another password.',
      body: loginBody,
      answer: { status: 200, body: z.strictObject({ token: z.string(), user }) },
      failures: [401, 429, 503],
    },
    {
      method: 'POST',
      path: '/admin/logout',
      handler: 'auth.logout',
      who: 'staff',
      summary: 'Ends this token, and no other sign-in of the account',
      answer: { status: 204 },
    },
    {
      method: 'GET',
      path: '/admin/me',
      handler: 'auth.me',
      who: 'staff',
      summary: 'Whose token this is',
      answer: { status: 200, body: user },
    },
  ],
};
