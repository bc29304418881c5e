import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { inTime } from '../../../failures/in-time';
import type { AnnouncingSite } from '../../../rules/contact-mail';
import { linkMail, type LinkMail } from '../../../rules/link-mail';
import { keyFor } from '../../auth/services/sealed';
import { USER_UID, type StoredUser } from '../../auth/services/session';
import { outbox } from '../../contact/services/outbox';
import { service } from '../../service';

/** Each purpose has its own link, so that a stranger who asks for one can’t end an invitation. */
export const LINK_ENDS = {
  invitation: () => new Date(Date.now() + 7 * 86_400_000),
  forgotten: () => new Date(Date.now() + 30 * 60_000),
};

/** Longer than usual, since nobody waits for an email. */
const MAX_READING_MS = 15_000;

/** Links sent by email. Neither the outbox nor the account stores a link’s code. */
export const linkMails = service((strapi) => ({
  /** Call this in the transaction that stores the hash of the link’s code. */
  async add(): Promise<{ id: string; hash: string }> {
    const id = randomUUID();
    await outbox(strapi).add(id, new Date());
    return { id, hash: hashOf(codeOf(strapi, id)) };
  },

  /** Null if the link was used, has expired or was replaced, or the account is blocked or gone. */
  async write(id: string, site: AnnouncingSite): Promise<LinkMail | null> {
    const code = codeOf(strapi, id);
    const query = strapi.db.query(USER_UID).findOne({ where: whereLink(code) });
    const user: StoredUser | null = await inTime(query, MAX_READING_MS);
    if (user === null) return null;
    const purpose = user.link_hash === hashOf(code) ? 'invitation' : 'forgotten';
    return linkMail(purpose, { id, code, email: user.email, name: user.name ?? user.email }, site);
  },
}));

/** Matches the account whose link has this code and still works. */
export function whereLink(code: string): object {
  const hash = hashOf(code);
  const now = new Date();
  return {
    blocked: { $ne: true },
    $or: [
      { link_hash: hash, link_ends: { $gt: now } },
      { forgotten_hash: hash, forgotten_ends: { $gt: now } },
    ],
  };
}

export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Derived from the email’s id at each attempt to send it, with a secret that is not in the database. */
function codeOf(strapi: Core.Strapi, id: string): string {
  return createHmac('sha256', keyFor(strapi, 'link-mail')).update(id).digest('base64url').slice(0, 32);
}
