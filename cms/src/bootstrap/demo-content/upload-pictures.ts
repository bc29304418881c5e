import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SeedPicture } from './seed-files';

const MIME_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

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
  const mimetype = MIME_TYPES[extname(file).toLowerCase()];
  if (mimetype === undefined) throw new Error(`The demo picture ${file} has an unknown type`);
  const { size } = await stat(filepath);
  const [stored] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file, alternativeText: alt, caption } },
      files: { filepath, originalFilename: file, mimetype, size },
    });
  return stored.id;
}
