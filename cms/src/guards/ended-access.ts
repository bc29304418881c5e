import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { accountEvents } from '../entries/account-events';
import { whoIsAsking } from '../entries/who-is-asking';

interface Write {
  params: { data?: Data; where?: object };
}

interface Data {
  email?: unknown;
  blocked?: unknown;
  password?: unknown;
  two_step?: unknown;
  two_step_secret?: unknown;
}

const USER_UID = 'plugin::users-permissions.user';

/** Ends links, sign-ins and two-step sign-in when an account changes, in the panel too. */
export function endAccess(strapi: Core.Strapi): void {
  /** Two-step sign-in can be turned on only together with a secret. */
  const requireSecret = (data: Data | undefined) => {
    if (data?.two_step === true && data.two_step_secret === undefined) delete data.two_step;
  };

  const isMoved = async ({ email }: Data, where: object) =>
    typeof email === 'string' &&
    (await strapi.db.query(USER_UID).count({ where: { $and: [where, { email: { $ne: email } }] } })) > 0;

  /**
   * A block ends links and sign-ins, and unblocking brings none of them back. A new password ends links, and so does
   * another email: the old mailbox may be a stranger's.
   */
  const end = async ({ params: { data, where = {} } }: Write) => {
    if (!data) return;
    requireSecret(data);
    if (data.blocked === true) Object.assign(data, { stamp: randomUUID() });
    if (data.blocked === true || typeof data.password === 'string' || (await isMoved(data, where)))
      Object.assign(data, { link_hash: null, forgotten_hash: null });
    if (typeof data.password === 'string' && whoIsAsking(strapi).kind === 'panel')
      for (const account of await strapi.db.query(USER_UID).findMany({ where }))
        await accountEvents(strapi).note(account, 'password-set');
    if (data.two_step === false) await endTwoStep(data, where);
  };

  const endTwoStep = async (data: Data, where: object) => {
    const having = await strapi.db.query(USER_UID).findMany({ where: { $and: [where, { two_step: true }] } });
    // The panel sends every field of its form, changed or not.
    if (having.length === 0) return;
    const gone = { two_step_secret: null, two_step_last: null, recovery_codes: null, stamp: randomUUID() };
    Object.assign(data, gone);
    for (const account of having) await accountEvents(strapi).note(account, 'two-step-off');
  };

  strapi.db.lifecycles.subscribe({
    models: [USER_UID],
    beforeCreate: ({ params: { data } }: Write) => requireSecret(data),
    beforeUpdate: end,
    beforeUpdateMany: end,
  });
}
