import type { Core } from '@strapi/strapi';
import { limitsOf } from '../../../http/limits/limits';
import { service } from '../../service';
import { isAppCode, stepOf } from './app-codes';
import { countsOf } from './auth';
import { countCodes, withoutCode } from './recovery-codes';
import { keyFor, seal, unseal } from './sealed';
import { fingerprintOf, USER_UID, type Account } from './session';

/** Which kind of code it was; for a recovery code, how many are left. */
export type Used = { by: 'app' } | { by: 'recovery code'; left: number };

export const WRONG_CODE = 'That code isn’t right, or it has been used already.';

export const sealedSecret = (strapi: Core.Strapi, user: Account, secret: string): string =>
  seal(keyOf(strapi, user), secret);

const keyOf = (strapi: Core.Strapi, { documentId }: Account) => keyFor(strapi, `two-step-${documentId}`);

export const twoStepCodes = service((strapi) => {
  /** Of two requests with the same code, only the first succeeds. */
  const change = async (user: Account, unless: object, data: object): Promise<boolean> => {
    const where = { id: user.id, two_step: true, ...unless };
    return (await strapi.db.query(USER_UID).updateMany({ where, data })).count === 1;
  };

  const useAppCode = async (user: Account, code: string): Promise<Used | null> => {
    const secret = unseal(keyOf(strapi, user), user.two_step_secret ?? '');
    if (secret === null) {
      strapi.log.error('The secret of a two-step sign-in can’t be read. Has ENCRYPTION_KEY changed?');
      return null;
    }
    const step = stepOf(code, secret, user.two_step_last, Date.now());
    if (step === null) return null;
    const unless = { $or: [{ two_step_last: null }, { two_step_last: { $lt: step } }] };
    return (await change(user, unless, { two_step_last: step })) ? { by: 'app' } : null;
  };

  const useRecoveryCode = async (user: Account, code: string): Promise<Used | null> => {
    const { recovery_codes: stored } = user;
    const rest = withoutCode(stored, code);
    if (rest === null) return null;
    const isMine = await change(user, { recovery_codes: stored }, { recovery_codes: rest });
    return isMine ? { by: 'recovery code', left: countCodes(rest) } : null;
  };

  const use = (user: Account, typed: string): Promise<Used | null> => {
    const code = typed.replaceAll(/[\s-]/g, '');
    return isAppCode(code) ? useAppCode(user, code) : useRecoveryCode(user, code);
  };

  return {
    /**
     * Uses up a code from the app or a recovery code. Null if it is wrong or was used before, which counts as a
     * failed sign-in; 429 after many.
     */
    useCounted(user: Account, typed: string, address: string): Promise<Used | null> {
      // A new password makes earlier guesses useless, so the count starts over.
      const ofCodes = ['codesPerPassword', fingerprintOf(user)] as const;
      const counts = [...countsOf({ email: user.email, address }), ofCodes];
      return limitsOf(strapi).counted(counts, () => use(user, typed));
    },
  };
});
