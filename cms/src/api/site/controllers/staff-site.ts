import type { Core } from '@strapi/strapi';
import { siteBody } from '../../../contract/site-group';
import { answerEntity, ifMatchOf } from '../../../http/answers';
import { readBody } from '../../../http/read-input';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const settings = () => strapi.service('api::site.staff-site');
  return {
    async show(ctx) {
      answerEntity(ctx, await settings().find());
    },
    async change(ctx) {
      answerEntity(ctx, await settings().change(ifMatchOf(ctx), readBody(ctx, siteBody)));
    },
  };
};
