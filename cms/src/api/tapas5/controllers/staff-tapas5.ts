import type { Core } from '@strapi/strapi';
import { special } from '../../../contract/entities/special';
import { answerEntity, ifMatchOf } from '../../../http/answers';
import { readBody } from '../../../http/read-input';
import { staffSpecial } from '../services/staff-tapas5';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async show(ctx) {
    answerEntity(ctx, await staffSpecial(strapi).find());
  },
  async change(ctx) {
    answerEntity(ctx, await staffSpecial(strapi).change(ifMatchOf(ctx), readBody(ctx, special.body)));
  },
});
