import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { changeContent } from '../../entries/content-version';
import { dateIn } from '../../rules/calendar';
import { createEntries } from './create-entries';
import { readSeed } from './seed-files';
import { uploadPictures } from './upload-pictures';

const STORE_KEY = { type: 'core', name: 'first_start', key: 'demo_content' } as const;

const CONTENT_UIDS = [
  'api::menu.menu-category',
  'api::menu.menu-item',
  'api::drinks.drink-category',
  'api::drinks.drink',
  'api::highlight.highlight',
  'api::offer.offer',
  'api::event.event',
  'api::tapas5.tapas-special',
  'api::site.site-settings',
] as const;

/** Fills an empty database once: entries in one transaction; pictures left by a failed attempt are found by name. */
export async function seedDemoContent(strapi: Core.Strapi, seedDir: string | undefined): Promise<void> {
  const store = strapi.store(STORE_KEY);
  if (await store.get({})) return;
  if (await holdsContent(strapi)) {
    strapi.log.info('No demo content: the database already holds content');
    return;
  }

  const startedAt = Date.now();
  const folder = seedDir ?? join(strapi.dirs.app.root, 'seed');
  const seed = await readSeed(folder);
  strapi.log.info(`Seeding demo content: ${seed.pictures.length} pictures …`);
  const pictures = await uploadPictures(strapi, folder, seed.pictures);
  await changeContent(strapi, async () => {
    await createEntries(strapi, seed, pictures, dateIn(seed.site.timezone, new Date()));
    await store.set({ value: { seededAt: new Date().toISOString() } });
  });
  strapi.log.info(`Demo content is in place after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function holdsContent(strapi: Core.Strapi): Promise<boolean> {
  for (const uid of CONTENT_UIDS) {
    if ((await strapi.db.query(uid).count()) > 0) return true;
  }
  return false;
}
