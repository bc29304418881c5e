import type { Core } from '@strapi/strapi';
import { pictureBody } from '../../../contract/entities/picture';
import { readBody, readId, readUpload } from '../../../http/read-input';
import { uploads } from '../services/staff-uploads';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  return {
    async create(ctx) {
      const { file, fields } = readUpload(ctx, pictureBody);
      ctx.body = await uploads(strapi).create(file, fields.alt);
      ctx.status = 201;
    },
    async describe(ctx) {
      ctx.body = await uploads(strapi).describe(readId(ctx, 'picture'), readBody(ctx, pictureBody).alt);
    },
  };
};
