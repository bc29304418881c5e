import type { Core } from '@strapi/strapi';
import { libraryQuery } from '../../../contract/calls/pictures';
import { cropBody, pictureBody, removalBody, replacementBody } from '../../../contract/entities/picture';
import { type Context, readBody, readId, readIfMatch, readQuery, readUpload } from '../../../http/read-input';
import { library } from '../services/library';
import { replacing } from '../services/replacing';
import { uploads } from '../services/staff-uploads';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const idIn = (ctx: Context) => readId(ctx, 'picture');
  return {
    list: (ctx) => library(strapi).list(readQuery(ctx, libraryQuery)),
    find: (ctx) => library(strapi).find(idIn(ctx)),
    create(ctx) {
      const { file, fields } = readUpload(ctx, pictureBody);
      return uploads(strapi).create(file, fields.alt);
    },
    describe(ctx) {
      const { alt } = readBody(ctx, pictureBody);
      return library(strapi).describe(idIn(ctx), readIfMatch(ctx), alt);
    },
    replace: (ctx) => replacing(strapi).replace(idIn(ctx), readBody(ctx, replacementBody)),
    crop: (ctx) => replacing(strapi).crop(idIn(ctx), readBody(ctx, cropBody)),
    remove: (ctx) => library(strapi).remove(idIn(ctx), readIfMatch(ctx)),
    removeSeveral: (ctx) => library(strapi).removeSeveral(readBody(ctx, removalBody).ids),
  };
};
