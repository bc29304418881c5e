import { z } from 'zod';

const setup = z
  .strictObject({
    secret: z.string().describe('Base32, for the app; shown only once.'),
    uri: z.string().describe('The same as an `otpauth:` address, for a QR code.'),
  })
  .meta({ id: 'TwoStepSetup' });

const ticket = z
  .string()
  .describe(
    'Only for `POST /auth/two-step`. Valid for five minutes, or thirty with a `setup`, unless the account changes.',
  );

export const ticketAndSetup = z.strictObject({ ticket, setup }).meta({ id: 'TicketAndSetup' });

export type TicketAndSetup = z.output<typeof ticketAndSetup>;

/** What is left to do after a correct password. */
export const twoStep = z.strictObject({
  ticket,
  setup: setup.nullable().describe('Null if two-step sign-in is already on, so that only a code is missing.'),
});
