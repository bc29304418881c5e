import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { bringInPictures, SIDE_FOLDER, sideFolders } from '../backup/restored-pictures';
import { RESTORE_KEY } from '../backup/tables';

/** Finishes, at startup, a restore that was killed when only its pictures were left to move. */
export async function finishRestore(strapi: Core.Strapi): Promise<void> {
  const uploads = join(strapi.dirs.static.public, 'uploads');
  const waiting = await sideFolders(uploads);
  if (waiting.length === 0) return;
  const row = await strapi.db.query('strapi::core-store').findOne({ where: { key: RESTORE_KEY } });
  const id = row ? String(JSON.parse(row.value)) : '';
  if (waiting.includes(SIDE_FOLDER + id)) await bringInPictures(uploads, id);
}
