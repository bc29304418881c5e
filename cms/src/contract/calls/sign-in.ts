import { z } from 'zod';
import { anyone, type CallGroup, host, NOTHING, plain } from '../call';
import { withAsciiDomain } from '../../rules/email-domain';
import { signedIn, user } from '../entities/person';
import { CONTROL_MESSAGE, hasNoControl } from '../values';
import { twoStepCalls } from './two-step';

/** No email pattern: a malformed address gets the same response as an unknown one. */
export const loginBody = z
  .strictObject({
    email: z.string().trim().overwrite(withAsciiDomain).min(1).max(254).refine(hasNoControl, CONTROL_MESSAGE),
    password: z.string().min(1).max(1_000),
  })
  .meta({ id: 'LoginBody' });

export const authGroup: CallGroup = {
  api: 'auth',
  title: 'Sign-in',
  calls: [
    anyone('POST /auth/login', 'auth.login', plain(signedIn), {
      summary: 'Signs in a staff member',
      description:
        'The token is a JWT with `exp`. 401 for a wrong email and a wrong password alike; 429 after repeated failures, per account and per address, and while too many sign in at once. An account with two-step sign-in, or one that must turn it on first, gets a 401 `TwoStepError` for the correct password: its `twoStep` has the ticket for `POST /auth/two-step`. The token ends when it is signed out, and when the account is blocked, deleted or given another password.',
      body: loginBody,
      failures: [401, 429, 503],
    }),
    host('POST /admin/logout', 'auth.logout', NOTHING, {
      summary: 'Revokes this token; the account’s other sessions stay',
    }),
    host('GET /admin/me', 'auth.me', plain(user), {
      summary: 'The account that the token belongs to',
    }),
    ...twoStepCalls,
  ],
};
