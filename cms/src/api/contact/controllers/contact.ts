import type { Core } from '@strapi/strapi';
import { contactBody } from '../../../contract/contact-group';
import { readBody } from '../../../http/read-input';
import { limitsOf } from '../../../limits/limits-of';
import { tidyPagePath } from '../../../rules/contact-message';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async send(ctx) {
    const body = readBody(ctx, contactBody);
    const limits = limitsOf(strapi);
    await limits.take('contactPerAddress', limits.addressOf(ctx));
    await limits.take('contactInAll', 'all');
    const id = await strapi.service('api::contact.contact').receive({
      ...body,
      pagePath: tidyPagePath(ctx.get('X-Page-Path')),
      isSpam: ctx.get('X-Honeypot') !== '',
    });
    ctx.status = 201;
    ctx.body = { id, message: 'Message sent — we’ll reply shortly.' };
  },
});
