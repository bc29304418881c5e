import { z } from 'zod';

const setup = z
  .strictObject({
    secret: z.string().describe('Base32, for the app; shown this once.'),
    uri: z.string().describe('The same as an `otpauth:` address, for a QR code.'),
  })
  .meta({ id: 'TwoStepSetup' });

const ticket = z
  .string()
  .describe(
    'For `POST /auth/two-step` alone: for five minutes, or thirty with a `setup`, and until the account changes.',
  );

export const ticketAndSetup = z.strictObject({ ticket, setup }).meta({ id: 'TicketAndSetup' });

export type TicketAndSetup = z.output<typeof ticketAndSetup>;

/** What is left to do once the password is right. */
export const twoStep = z.strictObject({
  ticket,
  setup: setup.nullable().describe('Null if two-step sign-in is on, and a code is all that is missing.'),
});
