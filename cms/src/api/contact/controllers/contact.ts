import type { Core } from '@strapi/strapi';
import { contactBody } from '../../../contract/contact-group';
import { readBody } from '../../../http/read-input';
import { limitsOf } from '../../../limits/limits-of';
import { tidyPagePath } from '../../../rules/contact-message';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async send(ctx) {
    const body = readBody(ctx, contactBody);
    const limits = limitsOf(strapi);
    const address = limits.addressOf(ctx);
    await limits.take('contactPerAddress', address);
    await limits.take('contactInAll', 'all');
    try {
      const id = await strapi.service('api::contact.contact').receive({
        ...body,
        pagePath: tidyPagePath(ctx.get('X-Page-Path')),
        isSpam: ctx.get('X-Honeypot') !== '',
      });
      ctx.status = 201;
      ctx.body = { id, message: 'Message sent — we’ll reply shortly.' };
    } catch (error) {
      // Whoever was told to try again may do so.
      await Promise.all([
        limits.giveBack('contactPerAddress', address),
        limits.giveBack('contactInAll', 'all'),
      ]);
      throw error;
    }
  },
});
