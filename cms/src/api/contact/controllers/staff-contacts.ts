import type { Core } from '@strapi/strapi';
import { contactsQuery, erasureQuery, messageQuery } from '../../../contract/calls/contact';
import { messageChange, noteBody, replyBody } from '../../../contract/entities/message';
import { answerEntity, answerNothing, ifMatchOf } from '../../../http/answers';
import { readBody, readId, readIdempotencyKey, readQuery } from '../../../http/read-input';
import { limitsOf } from '../../../http/limits/limits';
import { staffContacts } from '../services/staff-contacts';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const contacts = staffContacts(strapi);
  return {
    async list(ctx) {
      ctx.body = await contacts.list(readQuery(ctx, contactsQuery));
    },
    async find(ctx) {
      const id = readId(ctx, 'message');
      const isPeek = ctx.method === 'HEAD' || readQuery(ctx, messageQuery).peek === true;
      answerEntity(ctx, await (isPeek ? contacts.find(id) : contacts.read(id)));
    },
    async change(ctx) {
      const change = readBody(ctx, messageChange);
      answerEntity(ctx, await contacts.change(readId(ctx, 'message'), ifMatchOf(ctx), change));
    },
    async reply(ctx) {
      const id = readId(ctx, 'message');
      const { text, seen } = readBody(ctx, replyBody);
      const key = readIdempotencyKey(ctx);
      const limits = limitsOf(strapi);
      const { documentId } = ctx.state.user as { documentId: string };
      await limits.take('repliesPerAccount', documentId);
      try {
        answerEntity(ctx, await contacts.reply(id, text, key, seen), 201);
      } catch (error) {
        await limits.giveBack('repliesPerAccount', documentId);
        throw error;
      }
    },
    async note(ctx) {
      const id = readId(ctx, 'message');
      const { text } = readBody(ctx, noteBody);
      answerEntity(ctx, await contacts.note(id, text, readIdempotencyKey(ctx)), 201);
    },
    async erase(ctx) {
      ctx.body = { deleted: await contacts.erase(readQuery(ctx, erasureQuery).email) };
    },
    async remove(ctx) {
      await contacts.remove(readId(ctx, 'message'), ifMatchOf(ctx));
      answerNothing(ctx);
    },
  };
};
