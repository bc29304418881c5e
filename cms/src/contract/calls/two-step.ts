import { z } from 'zod';
import { anyone, type Call, host, plain } from '../call';
import { signedIn } from '../entities/person';
import { ticketAndSetup } from '../entities/two-step';

/** From the app or a recovery code, with any spaces and dashes. */
const code = z.string().min(1).max(60);

export const twoStepBody = z
  .strictObject({ ticket: z.string().min(1).max(1_000), code })
  .meta({ id: 'TwoStepBody' });

export const ownPasswordBody = z.strictObject({ password: z.string().min(1).max(1_000) });

export const proofBody = ownPasswordBody.extend({ code });

const recoveryCodes = z
  .array(z.string())
  .describe('Each works once, in place of a code from the app. Returned only here.');

/** The second step of a sign-in, and how staff manage it for their own account. */
export const twoStepCalls: readonly Call[] = [
  anyone('POST /auth/two-step', 'two-step.finish', plain(signedIn.extend({ recoveryCodes })), {
    summary: 'The second step: completes what a ticket began',
    description:
      'Signs in, with a code from the app or a recovery code. Or, if the ticket came with a `setup`, turns two-step sign-in on with a code from the app: then there are recovery codes, and every earlier sign-in of the account has ended. A code works once. 401 for a wrong one, which counts as a failed sign-in; 404 if the ticket has expired or the account has changed.',
    body: twoStepBody,
    failures: [401, 404, 429, 503],
  }),
  host(
    'GET /admin/me/two-step',
    'two-step.show',
    plain(
      z
        .strictObject({
          isOn: z.boolean(),
          isRequired: z.boolean().describe('An owner requires it of everyone.'),
          recoveryCodesLeft: z.int(),
        })
        .meta({ id: 'OwnTwoStep' }),
    ),
    { summary: 'Whether the caller’s own account has two-step sign-in' },
  ),
  host('POST /admin/me/two-step', 'two-step.begin', plain(ticketAndSetup), {
    summary: 'Starts turning on two-step sign-in; nothing is stored until `POST /auth/two-step`',
    description: '409 if it is on.',
    body: ownPasswordBody,
    failures: [409, 429],
  }),
  host('POST /admin/me/two-step/off', 'two-step.turnOff', plain(signedIn), {
    summary: 'Turns two-step sign-in off, which ends every other sign-in',
    description: '409 if it is off, or an owner requires it of everyone.',
    body: proofBody,
    failures: [409, 429],
  }),
  host(
    'POST /admin/me/two-step/recovery-codes',
    'two-step.newRecoveryCodes',
    plain(z.strictObject({ recoveryCodes })),
    {
      summary: 'Ten new recovery codes; the old ones stop working',
      description: '409 if two-step sign-in is off.',
      body: proofBody,
      failures: [409, 429],
    },
  ),
];
