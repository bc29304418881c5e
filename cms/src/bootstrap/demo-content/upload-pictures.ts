import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SeedPicture } from './seed-files';

export async function uploadPictures(
  strapi: Core.Strapi,
  folder: string,
  pictures: readonly SeedPicture[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const picture of pictures) {
    const found = await strapi.db
      .query('plugin::upload.file')
      .findOne({ select: ['id'], where: { name: picture.file, alternativeText: picture.alt } });
    ids.set(
      picture.file,
      found?.id ?? (await upload(strapi, join(folder, 'pictures', picture.file), picture)),
    );
  }
  return ids;
}

async function upload(
  strapi: Core.Strapi,
  filepath: string,
  { file, alt, caption }: SeedPicture,
): Promise<number> {
  const [stored] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file, alternativeText: alt, caption } },
      files: { filepath, originalFilename: file },
    });
  return stored.id;
}
