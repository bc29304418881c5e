import { z } from 'zod';
import { anyone, type CallGroup, host, NOTHING, owner, plain } from '../call';
import {
  colleague,
  linkTo,
  newPassword,
  person,
  personBody,
  personChange,
  signedIn,
  user,
} from '../entities/person';
import { requiredLine } from '../values';
import { loginBody } from './sign-in';

export const welcomeBody = z.strictObject({ code: z.string().min(1).max(100), password: newPassword });

export const forgottenBody = loginBody.pick({ email: true });

export const nameBody = z.strictObject({ name: requiredLine(120) });

export const twoStepRule = z.strictObject({ isRequired: z.boolean() });

export const passwordBody = z.strictObject({
  current: z.string().min(1).max(1_000),
  password: newPassword,
});

export const peopleGroup: CallGroup = {
  api: 'people',
  title: 'People',
  calls: [
    owner(
      'GET /admin/people',
      'people.list',
      plain(z.strictObject({ items: z.array(person), isTwoStepRequired: z.boolean() })),
      { summary: 'The accounts of staff, owners first' },
    ),
    owner('PUT /admin/people/two-step', 'people.requireTwoStep', plain(twoStepRule), {
      summary: 'Requires two-step sign-in of everyone, or leaves it to each person',
      description:
        'People who have not turned it on must do so at their next sign-in; current sign-ins stay valid. 409 if the owner’s own account does not have it.',
      body: twoStepRule,
      failures: [409],
    }),
    owner('POST /admin/people', 'people.invite', plain(linkTo, 201), {
      summary: 'Creates an account, with a link to choose its password',
      description:
        'The link works once, for seven days. It is sent by email if a mail server is set up; if not, its code is returned here and nowhere else. 409 if the address is taken.',
      body: personBody,
      failures: [409],
    }),
    owner('PATCH /admin/people/:id', 'people.change', plain(person), {
      summary: 'Changes the role of an account, blocks it, or resets its two-step sign-in',
      description:
        'Takes effect immediately, for current sign-ins too. 409 for the last owner who can sign in, and for a reset of the caller’s own account.',
      body: personChange,
      failures: [404, 409],
    }),
    owner('POST /admin/people/:id/link', 'people.link', plain(linkTo), {
      summary: 'A new link, for somebody who lost theirs or forgot their password',
      description:
        'The old password keeps working until a new one is chosen. 409 while the account is blocked.',
      failures: [404, 409],
    }),
    owner('POST /admin/people/:id/sign-out', 'people.signOut', NOTHING, {
      summary: 'Ends every sign-in of an account',
      failures: [404],
    }),
    owner('DELETE /admin/people/:id', 'people.remove', NOTHING, {
      summary: 'Deletes an account; what it changed stays in the history',
      description: '409 for the last owner who can sign in.',
      failures: [404, 409],
    }),
    host('GET /admin/colleagues', 'people.colleagues', plain(z.strictObject({ items: z.array(colleague) })), {
      summary: 'Staff who can sign in, by name: whom a message can be assigned to',
    }),
    host('PATCH /admin/me', 'people.rename', plain(user), {
      summary: 'Changes the caller’s own name',
      body: nameBody,
    }),
    host('POST /admin/me/password', 'people.changePassword', plain(signedIn), {
      summary: 'Changes the caller’s own password, which ends every other sign-in',
      body: passwordBody,
      failures: [429],
    }),
    host('POST /admin/logout/everywhere', 'people.signOutEverywhere', NOTHING, {
      summary: 'Ends every sign-in of the caller’s account, including this one',
    }),
    anyone('GET /auth/forgotten', 'people.ways', plain(z.strictObject({ byMail: z.boolean() })), {
      summary: 'Whether somebody who forgot their password can have a link sent',
    }),
    anyone('POST /auth/forgotten', 'people.forgotten', NOTHING, {
      summary: 'Emails a staff account a link to choose a new password',
      description:
        'The same response whether or not there is such an account. The link works once, for 30 minutes. 409 if no mail server is set up.',
      body: forgottenBody,
      failures: [409, 429, 503],
    }),
    anyone('POST /auth/welcome', 'people.welcome', plain(signedIn), {
      summary: 'Chooses a password with the code from a link, and signs in',
      description:
        'Ends every earlier sign-in of the account. 404 if the code was used, was replaced or has expired. 401 as in `POST /auth/login` if there is a second step; the password is stored.',
      body: welcomeBody,
      failures: [401, 404, 429, 503],
    }),
  ],
};
