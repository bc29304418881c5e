import type { Core } from '@strapi/strapi';
import { uploadFields } from '../../../contract/upload-group';
import { readBody, readId } from '../../../http/read-input';
import { readUpload } from '../../../http/read-upload';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const uploads = () => strapi.service('api::picture.staff-uploads');
  return {
    async create(ctx) {
      const { file, fields } = readUpload(ctx, uploadFields);
      ctx.body = await uploads().create(file, fields.alt);
      ctx.status = 201;
    },
    async describe(ctx) {
      ctx.body = await uploads().describe(readId(ctx, 'picture'), readBody(ctx, uploadFields).alt);
    },
  };
};
