import { steadyClock } from '../../../entries/steady-clock';
import { loggedError } from '../../../failures/logged-error';
import { monthsBefore } from '../../../rules/calendar';
import { service } from '../../service';
import { MAIL_UID } from './outbox';

const MESSAGE_UID = 'api::contact.contact-message';
const LOOK_EVERY_MS = 3_600_000;
/** Unless the owner has set another number. The privacy page says the same. */
const MONTHS = 12;
/** A statement takes at most 32,766 ids (SQLite). */
const AT_ONCE = 1_000;

/** Deletes messages once they are older than the owner keeps them; replies and emails go with them. */
export const oldMessages = service((strapi) => {
  let timer: NodeJS.Timeout | undefined;

  const remove = async (now = new Date()): Promise<number> => {
    const settings = await strapi
      .documents('api::site.site-settings')
      .findFirst({ fields: ['message_months'] });
    const end = monthsBefore(now, settings?.message_months ?? MONTHS);
    const old = { createdAt: { $lt: end } };
    const count = await removeAll(old);
    // A message’s emails are deleted with it. The other emails of that age carried links.
    await strapi.db.query(MAIL_UID).deleteMany({ where: old });
    if (count > 0)
      strapi.log.info(`Deleted ${count} messages from before ${end.toISOString().slice(0, 10)}.`);
    return count;
  };

  /** Deletes in batches. Returns how many. */
  const removeAll = async (where: object): Promise<number> => {
    const messages = strapi.db.query(MESSAGE_UID);
    const some = await messages.findMany({ select: ['id'], where, limit: AT_ONCE });
    const { count } = await messages.deleteMany({ where: { id: { $in: some.map(({ id }) => id) } } });
    return some.length < AT_ONCE ? count : count + (await removeAll(where));
  };

  const look = async () => {
    await steadyClock(strapi).read();
    if (steadyClock(strapi).isTrusted()) await remove();
  };

  const tryLook = () =>
    void look().catch((error: unknown) =>
      strapi.log.error(`Old messages were not deleted; trying again in an hour: ${loggedError(error)}`),
    );

  return {
    look,
    remove,
    removeAll,
    start(): void {
      timer = setInterval(tryLook, LOOK_EVERY_MS).unref();
      tryLook();
    },
    stop: (): void => clearInterval(timer),
  };
});
