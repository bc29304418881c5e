import type { z } from 'zod';
import type { proofBody } from '../../../contract/calls/two-step';
import type { TicketAndSetup } from '../../../contract/entities/two-step';
import { accountEvents } from '../../../entries/account-events';
import { ConflictError, invalidField, missing } from '../../../failures/failures';
import { service } from '../../service';
import { fitsCounted } from './auth';
import { countCodes, newRecoveryCodes } from './recovery-codes';
import { USER_UID, type StoredUser } from './session';
import { twoStep } from './two-step';
import { twoStepCodes, WRONG_CODE } from './two-step-codes';

type Proof = z.output<typeof proofBody>;

/**
 * Two-step sign-in of one’s own account. A token alone is not enough to change it: somebody else may be at an unlocked
 * screen.
 */
export const ownTwoStep = service((strapi) => {
  const users = () => strapi.db.query(USER_UID);

  const checkPassword = async (user: StoredUser, password: string, address: string): Promise<void> => {
    if (!(await fitsCounted(strapi, { user, password, address })))
      throw invalidField('password', 'This is not your password.');
  };

  const prove = async (user: StoredUser, { password, code }: Proof, address: string): Promise<void> => {
    if (user.two_step !== true) throw new ConflictError('Two-step sign-in is off.');
    await checkPassword(user, password, address);
    if ((await twoStepCodes(strapi).useCounted(user, code, address)) === null)
      throw invalidField('code', WRONG_CODE);
  };

  return {
    async show({ two_step, recovery_codes }: StoredUser) {
      const isRequired = await twoStep(strapi).isRequired();
      return { isOn: two_step === true, isRequired, recoveryCodesLeft: countCodes(recovery_codes) };
    },

    async begin(user: StoredUser, password: string, address: string): Promise<TicketAndSetup> {
      await checkPassword(user, password, address);
      return twoStep(strapi).begin(user);
    },

    async newRecoveryCodes(user: StoredUser, proof: Proof, address: string): Promise<string[]> {
      await prove(user, proof, address);
      const { codes, stored } = newRecoveryCodes();
      await strapi.db.transaction(async () => {
        await users().update({ where: { id: user.id }, data: { recovery_codes: stored } });
        await accountEvents(strapi).note(user, 'codes-made');
      });
      return codes;
    },

    /** Resolves to the account with its new stamp: every other sign-in has ended. */
    async turnOff(user: StoredUser, proof: Proof, address: string): Promise<StoredUser> {
      if (await twoStep(strapi).isRequired())
        throw new ConflictError('Two-step sign-in is required for everyone, so it stays on.');
      await prove(user, proof, address);
      return strapi.db.transaction(async () => {
        // `guards/ended-access` also removes the secret, and records this in the history.
        await users().update({ where: { id: user.id }, data: { two_step: false } });
        const now: StoredUser | null = await users().findOne({ where: { id: user.id }, populate: ['role'] });
        if (now === null) throw missing('account');
        return now;
      });
    },
  };
});
