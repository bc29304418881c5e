import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Core } from '@strapi/strapi';

export const smallSeed = fileURLToPath(new URL('./small-seed', import.meta.url));

/** Makes content as the panel does: through the document service. */
export function contentOf(strapi: Core.Strapi) {
  const create = async (uid: string, data: Record<string, unknown>): Promise<string> => {
    const entry = await strapi.documents(uid as 'api::menu.menu-item').create({ data: data as never });
    return entry.documentId;
  };
  return {
    create,
    category: (name: string, data = {}) => create('api::menu.menu-category', { name, ...data }),
    dish: (name: string, category: string, data = {}) =>
      create('api::menu.menu-item', { name, category, price: 12, ...data }),
    drinkCategory: (name: string, data = {}) => create('api::drinks.drink-category', { name, ...data }),
    drink: (name: string, category: string, data = {}) =>
      create('api::drinks.drink', { name, category, price: 9, ...data }),
    highlight: (data: Record<string, unknown>) => create('api::highlight.highlight', data),
    offer: (title: string, data = {}) => create('api::offer.offer', { title, ...data }),
    event: (title: string, data = {}) => create('api::event.event', { title, ...data }),
    special: (data: Record<string, unknown>) => create('api::tapas5.tapas-special', data),
    settings: (data: Record<string, unknown>) => create('api::site.site-settings', data),
    /** Changes some fields of an entry; a null field is cleared. */
    change: (uid: string, documentId: string, data: Record<string, unknown>) =>
      strapi.documents(uid as 'api::menu.menu-item').update({ documentId, data: data as never }),
    async term(kind: 'dietary-tag' | 'allergen', slug: string): Promise<string> {
      const uid = `api::vocabulary.${kind}` as const;
      const found = await strapi.documents(uid).findFirst({ filters: { slug } });
      if (!found) throw new Error(`No ${kind} ${slug}`);
      return found.documentId;
    },
    async picture(alternativeText: string): Promise<number> {
      const filepath = join(smallSeed, 'pictures', 'plate.jpg');
      const { byteLength } = await readFile(filepath);
      const [file] = await strapi
        .plugin('upload')
        .service('upload')
        .upload({
          data: { fileInfo: { name: 'plate.jpg', alternativeText } },
          files: { filepath, originalFilename: 'plate.jpg', mimetype: 'image/jpeg', size: byteLength },
        });
      return file.id;
    },
  };
}
