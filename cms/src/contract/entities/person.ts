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
    role: role.nullable().describe('Null for a non-staff account.'),
  })
  .meta({ id: 'User' });

/** Shown for an account without a name: only owners may see its email address. */
export const NO_NAME = 'No name';

/** A staff member, as far as colleagues may know. */
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
        'The state of the invitation email; null if there is none, or a password has been chosen. `ended`: the link no longer works.',
      ),
    lastSignIn: z.string().nullable().describe('ISO 8601.'),
    hasTwoStep: z.boolean().describe('Signs in with a code as well as the password.'),
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
      .describe('Resets two-step sign-in for somebody who lost their phone, and ends every sign-in.'),
  })
  .meta({ id: 'PersonChange' });

export const linkTo = z
  .strictObject({
    person,
    code: z
      .string()
      .nullable()
      .describe('For the address `/admin/welcome#CODE`. Null if it was sent by email instead.'),
  })
  .meta({ id: 'PersonLink' });

/** bcrypt ignores the rest. */
export const MAX_PASSWORD_BYTES = 72;

export const newPassword = z
  .string()
  .min(10, 'must have at least 10 characters.')
  .refine((value) => value.isWellFormed(), 'must not contain half a character.')
  .refine((value) => Buffer.byteLength(value) <= MAX_PASSWORD_BYTES, 'is too long.');
