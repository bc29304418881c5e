import type { Core } from '@strapi/strapi';
import { uploadFields } from '../../../contract/upload-group';
import { readUpload } from '../../../http/read-upload';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async create(ctx) {
    const { file, fields } = readUpload(ctx, uploadFields);
    ctx.body = await strapi.service('api::picture.staff-uploads').create(file, fields.alt);
    ctx.status = 201;
  },
});
