import type { Core } from '@strapi/strapi';
import { contactBody } from '../../../contract/contact-group';
import { readBody } from '../../../http/read-input';
import { limitsOf } from '../../../limits/limits-of';
import { takeAll } from '../../../limits/take-all';
import { tidyPagePath } from '../../../rules/contact-message';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async send(ctx) {
    const body = readBody(ctx, contactBody);
    const isSpam = ctx.get('X-Honeypot') !== '';
    const limits = limitsOf(strapi);
    const giveBack = await takeAll(limits, [
      ['contactPerAddress', limits.addressOf(ctx)],
      [isSpam ? 'spamInAll' : 'contactInAll', 'all'],
    ]);
    try {
      const id = await strapi.service('api::contact.contact').receive({
        ...body,
        pagePath: tidyPagePath(ctx.get('X-Page-Path')),
        isSpam,
      });
      ctx.status = 201;
      ctx.body = { id, message: 'Message sent — we’ll reply shortly.' };
    } catch (error) {
      // Whoever was told to try again may do so.
      await giveBack();
      throw error;
    }
  },
});
