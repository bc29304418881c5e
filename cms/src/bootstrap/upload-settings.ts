import type { Core } from '@strapi/strapi';

const STORE_KEY = { type: 'core', name: 'first_start', key: 'upload_settings' } as const;

/** Turns off Strapi's resized copies, once: the web host makes the sizes that pages need. */
export async function ensureUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(STORE_KEY);
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
