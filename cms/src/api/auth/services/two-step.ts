import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { twoStepBody } from '../../../contract/calls/two-step';
import type { TicketAndSetup } from '../../../contract/entities/two-step';
import { accountEvents } from '../../../entries/account-events';
import { ConflictError, invalidField, HttpError } from '../../../failures/failures';
import { service } from '../../service';
import { site } from '../../site/services/site';
import { newSecret, setupUri, stepOf } from './app-codes';
import { noteRefusal } from './auth';
import { newRecoveryCodes } from './recovery-codes';
import { fingerprintOf, isUsable, session, USER_UID, type Account, type StoredUser } from './session';
import { sealedSecret, twoStepCodes, WRONG_CODE, type Used } from './two-step-codes';
import { newTicket, readTicket } from './two-step-tickets';

const RULE_STORE = { type: 'core', name: 'staff', key: 'two_step' } as const;

const ended = () => new HttpError(404, 'This took too long. Enter your email and password again.');

interface Finished {
  user: StoredUser;
  recoveryCodes: string[];
}

/** Signing in with a code as well as the password. */
export const twoStep = service((strapi) => {
  const users = () => strapi.db.query(USER_UID);
  const rule = () => strapi.store(RULE_STORE);

  const isRequired = async (): Promise<boolean> =>
    ((await rule().get({})) as { isRequired?: boolean } | null)?.isRequired === true;

  /** Stores nothing yet: the ticket carries the secret until a code proves that an app has it. */
  const begin = async (user: Account): Promise<TicketAndSetup> => {
    if (user.two_step === true) throw new ConflictError('Two-step sign-in is on already.');
    const secret = newSecret();
    const { name: issuer } = await site(strapi).show();
    const uri = setupUri(secret, { issuer, label: user.email });
    return { ticket: newTicket(strapi, user, secret), setup: { secret, uri } };
  };

  const turnOn = async (user: Account, secret: string, code: string): Promise<Finished> => {
    const step = stepOf(code.replaceAll(/\s/g, ''), secret, null, Date.now());
    if (step === null) throw invalidField('code', WRONG_CODE);
    const { codes, stored } = newRecoveryCodes();
    const data = {
      two_step: true,
      two_step_secret: sealedSecret(strapi, user, secret),
      two_step_last: step,
      recovery_codes: stored,
      // Ends the sign-ins that took only a password.
      stamp: randomUUID(),
    };
    await strapi.db.transaction(async () => {
      const where = { id: user.id, stamp: user.stamp, $or: [{ two_step: null }, { two_step: false }] };
      if ((await users().updateMany({ where, data })).count === 0) throw ended();
      await accountEvents(strapi).noteOwn(user, 'two-step-on');
    });
    return { user: await session(strapi).signedIn({ ...user, ...data }), recoveryCodes: codes };
  };

  const pass = async (user: Account, code: string, address: string): Promise<Finished> => {
    const used = await twoStepCodes(strapi).useCounted(user, code, address);
    if (used === null) {
      noteRefusal(strapi, { user, address, cause: 'the code is wrong' });
      throw new HttpError(401, WRONG_CODE);
    }
    return { user: await session(strapi).signedIn(user, wordsOf(used)), recoveryCodes: [] };
  };

  return {
    isRequired,
    begin,

    /** Call this after a correct password. If a second step is left, throws a 401 with a ticket for it. */
    async check(user: Account): Promise<void> {
      const isOn = user.two_step === true;
      if (!isOn && !(await isRequired())) return;
      const left = isOn ? { ticket: newTicket(strapi, user, null), setup: null } : await begin(user);
      const message = isOn
        ? 'Enter the code from your authenticator app.'
        : 'Your account needs two-step sign-in. Set it up to go on.';
      throw new HttpError(401, message, { twoStep: left });
    },

    /** 404 if the ticket has expired, 401 for a wrong code (400 during setup), 429 after many. */
    async finish({ ticket, code }: z.output<typeof twoStepBody>, address: string): Promise<Finished> {
      const read = readTicket(strapi, ticket);
      const user: StoredUser | null =
        read && (await users().findOne({ where: { id: read.id }, populate: ['role'] }));
      if (read === null || user === null || !isUsable(user) || read.fingerprint !== fingerprintOf(user))
        throw ended();
      return read.secret === null ? pass(user, code, address) : turnOn(user, read.secret, code);
    },

    /** Sets whether every account must use two-step sign-in. */
    async require(owner: StoredUser, isNow: boolean): Promise<void> {
      if (isNow && owner.two_step !== true)
        throw new ConflictError('Turn on two-step sign-in for your own account first.');
      if (isNow === (await isRequired())) return;
      await strapi.db.transaction(async () => {
        await rule().set({ value: { isRequired: isNow } });
        await accountEvents(strapi).note(owner, isNow ? 'two-step-required' : 'two-step-optional');
      });
    },
  };
});

const wordsOf = (used: Used): object =>
  used.by === 'app' ? {} : { second_step: `Recovery code, ${used.left} left` };
