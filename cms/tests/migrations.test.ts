import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentOf } from './make-content';
import { startCms, type RunningCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';

const viewKey = 'plugin_content_manager_configuration_content_types::api::event.event';

let place: TemporaryPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place.remove());

/** The database as it was before the attributes were renamed. */
async function makeOld({ strapi }: RunningCms): Promise<void> {
  const knex = strapi.db.connection;
  await knex.schema.alterTable('menu_items', (table) => {
    table.renameColumn('menu_highlight_tag', 'highlight_tag');
  });
  await knex.schema.alterTable('events', (table) => {
    table.renameColumn('desc', 'description');
  });
  const { value } = await knex('strapi_core_store_settings').where({ key: viewKey }).first();
  await knex('strapi_core_store_settings')
    .where({ key: viewKey })
    .update({ value: value.replaceAll('"desc"', '"description"') });
  await forget(strapi, '2026.11.22T18.00.00.wire-names.js');
}

/** Makes the next start run a migration again. */
async function forget(strapi: RunningCms['strapi'], migration: string): Promise<void> {
  await strapi.db.connection('strapi_migrations').where({ name: migration }).delete();
  await strapi.db.connection('strapi_database_schema').delete();
}

it('keeps what was stored, and what staff arranged in the panel, under the new names', async () => {
  const before = await startCms(place);
  const content = contentOf(before.strapi);
  const category = await content.category('Raciones');
  await content.dish('Pulpo', category, { menuHighlightTag: 'House favorite' });
  await content.event('Flamenco', { desc: 'Two sets' });
  const views = before.strapi.plugin('content-manager').service('content-types');
  const uid = { uid: 'api::event.event' };
  const view = await views.findConfiguration(uid);
  view.metadatas.desc.edit.label = 'What happens';
  await views.updateConfiguration(uid, view);
  await makeOld(before);
  await before.stop();

  const after = await startCms(place);
  const dish = await after.strapi.documents('api::menu.menu-item').findFirst();
  expect(dish).toMatchObject({ name: 'Pulpo', menuHighlightTag: 'House favorite' });
  expect((await after.ask('/api/events-specials')).body).toMatchObject([
    { title: 'Flamenco', desc: 'Two sets' },
  ]);
  const kept = await after.strapi.plugin('content-manager').service('content-types').findConfiguration(uid);
  expect(kept.metadatas.desc.edit.label).toBe('What happens');
  expect(kept.layouts).toEqual(view.layouts);
  await after.stop();
});

it('keeps the history for as long as HISTORY_MONTHS had said', async () => {
  const before = await startCms(place);
  await contentOf(before.strapi).settings({ name: 'Casa Bodegón' });
  await before.strapi.db.connection.schema.alterTable('site_settings', (table) => {
    table.dropColumn('history_months');
  });
  await forget(before.strapi, '2026.11.27T18.00.00.history-months.js');
  await before.stop();

  const after = await startCms(place, { HISTORY_MONTHS: '60' });
  const settings = await after.strapi.documents('api::site.site-settings').findFirst();
  expect(settings).toMatchObject({ name: 'Casa Bodegón', history_months: 60 });
  // As if this start had been killed before it could note the migration.
  await forget(after.strapi, '2026.11.27T18.00.00.history-months.js');
  await after.stop();
  await (await startCms(place, { HISTORY_MONTHS: '60' })).stop();
});

it('gives addresses the room that the API allows, and keeps what was stored', async () => {
  const before = await startCms(place);
  await before.strapi.db.connection.schema.alterTable('site_settings', (table) => {
    for (const name of ['booking_url', 'agency_url']) table.string(name).alter();
  });
  await before.strapi.db.connection('strapi_database_schema').delete();
  const given = { name: 'Casa Bodegón', booking_url: 'https://booking.example/casa' };
  await contentOf(before.strapi).settings({ ...given, hours: [{ day: 'monday', closed: true }] });
  await before.stop();

  const after = await startCms(place);
  const settings = after.strapi.documents('api::site.site-settings');
  const stored = await settings.findFirst({ populate: ['hours'] });
  expect(stored).toMatchObject({ ...given, hours: [{ day: 'monday', closed: true }] });
  const booking_url = given.booking_url.padEnd(500, 'x');
  const { documentId = '' } = stored ?? {};
  const data = { booking_url } as never;
  expect(await settings.update({ documentId, data })).toMatchObject({ booking_url });
  await after.stop();
});
