import type { Core } from '@strapi/strapi';
import { message } from '../../../contract/entities/message';
import { readBody, readIdempotencyKey } from '../../../http/read-input';
import { limitsOf } from '../../../http/limits/limits';
import { tidyPagePath } from '../../../rules/contact-message';
import { contact } from '../services/contact';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async send(ctx) {
    const body = readBody(ctx, message.body);
    const isSpam = ctx.get('X-Honeypot') !== '';
    const limits = limitsOf(strapi);
    const key = readIdempotencyKey(ctx);
    const inAll = isSpam ? 'spamInAll' : 'contactInAll';
    const giveBack = await limits.takeAll([
      ['contactPerAddress', limits.addressOf(ctx)],
      [inAll, 'all'],
    ]);
    try {
      const { id, isNew } = await contact(strapi).receive({
        ...body,
        pagePath: tidyPagePath(ctx.get('X-Page-Path')),
        isSpam,
        key,
      });
      // A repeat counts against its address too, or one address could send requests without limit.
      if (!isNew) await limits.giveBack(inAll, 'all');
      return { id, message: 'Message sent — we’ll reply shortly.' };
    } catch (error) {
      // The visitor is told to try again, so this attempt must not count.
      await giveBack();
      throw error;
    }
  },
});
