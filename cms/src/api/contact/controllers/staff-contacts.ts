import type { Core } from '@strapi/strapi';
import { contactsQuery, erasureQuery, messageQuery } from '../../../contract/calls/contact';
import { messageChange, noteBody, replyBody } from '../../../contract/entities/message';
import { readBody, readId, readIdempotencyKey, readIfMatch, readQuery } from '../../../http/read-input';
import { limitsOf } from '../../../http/limits/limits';
import { staffContacts } from '../services/staff-contacts';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const contacts = staffContacts(strapi);
  return {
    list: (ctx) => contacts.list(readQuery(ctx, contactsQuery)),
    find(ctx) {
      const id = readId(ctx, 'message');
      const isPeek = ctx.method === 'HEAD' || readQuery(ctx, messageQuery).peek === true;
      return isPeek ? contacts.find(id) : contacts.read(id);
    },
    change(ctx) {
      const change = readBody(ctx, messageChange);
      return contacts.change(readId(ctx, 'message'), readIfMatch(ctx), change);
    },
    async reply(ctx) {
      const id = readId(ctx, 'message');
      const { text, seen } = readBody(ctx, replyBody);
      const key = readIdempotencyKey(ctx);
      const limits = limitsOf(strapi);
      const { documentId } = ctx.state.user as { documentId: string };
      await limits.take('repliesPerAccount', documentId);
      try {
        return await contacts.reply(id, text, key, seen);
      } catch (error) {
        await limits.giveBack('repliesPerAccount', documentId);
        throw error;
      }
    },
    note(ctx) {
      const id = readId(ctx, 'message');
      const { text } = readBody(ctx, noteBody);
      return contacts.note(id, text, readIdempotencyKey(ctx));
    },
    erase: async (ctx) => ({ deleted: await contacts.erase(readQuery(ctx, erasureQuery).email) }),
    remove: (ctx) => contacts.remove(readId(ctx, 'message'), readIfMatch(ctx)),
  };
};
