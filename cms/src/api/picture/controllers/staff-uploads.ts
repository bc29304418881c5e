import type { Core } from '@strapi/strapi';
import { libraryQuery } from '../../../contract/calls/pictures';
import { cropBody, pictureBody, removalBody, replacementBody } from '../../../contract/entities/picture';
import { answerEntity, answerNothing, ifMatchOf } from '../../../http/answers';
import { type Context, readBody, readId, readQuery, readUpload } from '../../../http/read-input';
import { library } from '../services/library';
import { replacing } from '../services/replacing';
import { uploads } from '../services/staff-uploads';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const idIn = (ctx: Context) => readId(ctx, 'picture');
  return {
    async list(ctx) {
      ctx.body = await library(strapi).list(readQuery(ctx, libraryQuery));
    },
    async find(ctx) {
      answerEntity(ctx, await library(strapi).find(idIn(ctx)));
    },
    async create(ctx) {
      const { file, fields } = readUpload(ctx, pictureBody);
      ctx.body = await uploads(strapi).create(file, fields.alt);
      ctx.status = 201;
    },
    async describe(ctx) {
      const { alt } = readBody(ctx, pictureBody);
      answerEntity(ctx, await library(strapi).describe(idIn(ctx), ifMatchOf(ctx), alt));
    },
    async replace(ctx) {
      ctx.body = await replacing(strapi).replace(idIn(ctx), readBody(ctx, replacementBody));
    },
    async crop(ctx) {
      ctx.body = await replacing(strapi).crop(idIn(ctx), readBody(ctx, cropBody));
    },
    async remove(ctx) {
      await library(strapi).remove(idIn(ctx), ifMatchOf(ctx));
      answerNothing(ctx);
    },
    async removeSeveral(ctx) {
      await library(strapi).removeSeveral(readBody(ctx, removalBody).ids);
      answerNothing(ctx);
    },
  };
};
