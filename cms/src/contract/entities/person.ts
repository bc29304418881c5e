import { z } from 'zod';
import { ROLES } from '../../rules/roles';
import { opaqueId } from '../fields';
import { emailAddress, requiredLine } from '../values';

const role = z.enum(ROLES);

export const user = z
  .strictObject({
    id: opaqueId,
    email: z.string(),
    name: z.string(),
    role: role.nullable().describe('Null for an account that is not staff’s.'),
  })
  .meta({ id: 'User' });

/** Shown for an account without a name: only owners may see its email address. */
export const NO_NAME = 'No name';

/** Somebody of staff, as every colleague may know them. */
export const colleague = z.strictObject({ id: opaqueId, name: z.string() }).meta({ id: 'Colleague' });

export type Colleague = z.output<typeof colleague>;

export const signedIn = z.strictObject({ token: z.string(), user });

export const person = z
  .strictObject({
    id: opaqueId,
    email: z.string(),
    name: z.string(),
    role,
    blocked: z.boolean(),
    invited: z.boolean().describe('Has not chosen a password yet.'),
    invitation: z
      .enum(['waiting', 'sent', 'failed', 'ended'])
      .nullable()
      .describe(
        'Of the mail that invites; null if there is none, or a password has been chosen. `ended`: no link works any more.',
      ),
    lastSignIn: z.string().nullable().describe('ISO 8601.'),
    hasTwoStep: z.boolean().describe('Signs in with a code besides the password.'),
  })
  .meta({ id: 'Person' });

export type Person = z.output<typeof person>;

export const personBody = z
  .strictObject({ email: emailAddress, name: requiredLine(120), role })
  .meta({ id: 'PersonBody' });

export const personChange = z
  .strictObject({
    role: role.optional(),
    blocked: z.boolean().optional(),
    hasTwoStep: z
      .literal(false)
      .optional()
      .describe('Resets two-step sign-in, for somebody who lost the phone, and ends every sign-in.'),
  })
  .meta({ id: 'PersonChange' });

export const linkTo = z
  .strictObject({
    person,
    code: z
      .string()
      .nullable()
      .describe('For the address `/admin/welcome#CODE`. Null if it was sent by mail instead.'),
  })
  .meta({ id: 'PersonLink' });

/** bcrypt reads no more than this. */
export const MAX_PASSWORD_BYTES = 72;

export const newPassword = z
  .string()
  .min(10, 'must have at least 10 characters.')
  .refine((value) => value.isWellFormed(), 'must not contain half a character.')
  .refine((value) => Buffer.byteLength(value) <= MAX_PASSWORD_BYTES, 'is too long.');
