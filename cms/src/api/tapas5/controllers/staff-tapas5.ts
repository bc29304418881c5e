import type { Core } from '@strapi/strapi';
import { tapasSpecialBody } from '../../../contract/tapas5-group';
import { answerEntity, ifMatchOf } from '../../../http/answers';
import { readBody } from '../../../http/read-input';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const special = () => strapi.service('api::tapas5.staff-tapas5');
  return {
    async show(ctx) {
      answerEntity(ctx, await special().find());
    },
    async change(ctx) {
      answerEntity(ctx, await special().change(ifMatchOf(ctx), readBody(ctx, tapasSpecialBody)));
    },
  };
};
