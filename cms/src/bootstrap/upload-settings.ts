import type { Core } from '@strapi/strapi';

const storeKey = { type: 'core', name: 'first_start', key: 'upload_settings' } as const;

/**
 * Sets, once, that Strapi keeps a picture as the picture gate has encoded it. The site's web host makes the sizes and
 * formats that pages need, so Strapi's own set of sizes would only fill the disk.
 */
export async function ensureUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(storeKey);
  if (await store.get({})) return;
  const uploads = strapi.plugin('upload').service('upload');
  await uploads.setSettings({
    ...(await uploads.getSettings()),
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
  });
  await store.set({ value: { set: true } });
}
