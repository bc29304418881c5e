import { beforeAll, beforeEach } from 'vitest';
import { cms, content, staff, startOwnCms } from './own-cms';

export const dishUid = 'api::menu.menu-item';

/** New in each test. */
export let category: string;
export let dish: string;

/** Starts a CMS with a dish whose changes the test looks at. */
export function startWithDish() {
  startOwnCms();

  beforeAll(async () => {
    await content.settings({ name: 'Casa Bodegón' });
  });

  beforeEach(async () => {
    category = await content.category('Mariscos');
    dish = await content.dish('Gambas', category, { price: 12 });
  });
}

export const any = { 'if-match': '*' };
export const patched = (body: object) => staff.call('PATCH', `/api/admin/menu/${dish}`, body, any);
export const removed = (path: string) => staff.call('DELETE', `/api/admin/${path}`, undefined, any);
export const listed = async (query: Record<string, string>) =>
  (await staff.call('GET', `/api/admin/history?${new URLSearchParams(query).toString()}`)).body;
export const newest = async (entry = dish) => (await listed({ entry })).items[0];
export const restored = (id: string, version = 'before', ifLatest?: boolean) =>
  staff.call('POST', `/api/admin/history/${id}/restore`, { version, ifLatest });
export const dishNow = async () => (await staff.call('GET', `/api/admin/menu/${dish}`)).body;
export const version = async () =>
  (await cms.strapi.db.query('strapi::core-store').findOne({ where: { key: 'casa_content_version' } }))
    ?.value;
