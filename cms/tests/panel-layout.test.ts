import { expect, it } from 'vitest';
import { giveEditorsNewFields } from '../src/bootstrap/editor-role';
import { PANEL_VIEWS } from '../src/bootstrap/panel-layout/views';
import type { PanelConfiguration } from '../src/bootstrap/panel-layout/with-view';
import { cms, restartOwnCms, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';

// Each test continues with the previous one's CMS, because a start takes longer than most of the checks.
startOwnCms();

function shownTypes(): string[] {
  return Object.values(cms.strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::'))
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false)
    .map(({ uid }) => uid as string);
}

it('lays out every type and component in a way that the panel itself would accept', async () => {
  const panel = await signInToPanel(cms);
  const types = shownTypes();
  const parts = Object.keys(cms.strapi.components);
  expect([...types, ...parts].sort()).toEqual(Object.keys(PANEL_VIEWS).sort());
  const paths = [...types.map((uid) => `content-types/${uid}`), ...parts.map((uid) => `components/${uid}`)];
  for (const path of paths) {
    const { data } = (await panel.call('GET', `/content-manager/${path}/configuration`)).body;
    const { settings, layouts, metadatas } = data.contentType ?? data.component;
    const reply = await panel.call('PUT', `/content-manager/${path}/configuration`, { settings, layouts });
    expect(reply.status, path).toBe(200);
    for (const row of layouts.edit as { name: string; size: number }[][]) {
      expect(
        row.reduce((sum, { size }) => sum + size, 0),
        path,
      ).toBeLessThanOrEqual(12);
      for (const { name } of row) expect(metadatas[name].edit.label, `${path} ${name}`).not.toBe(name);
    }
  }
});

it('gives the role Editor all content and pictures, and nothing else', async () => {
  const panel = await signInToPanel(cms);
  const roles: { id: number; code: string }[] = (await panel.call('GET', '/admin/roles')).body.data;
  const editor = roles.find(({ code }) => code === 'strapi-editor');
  const granted: { action: string; subject: string | null }[] = (
    await panel.call('GET', `/admin/roles/${editor?.id}/permissions`)
  ).body.data;
  const parts = granted.map(({ action }) => action.split('.')[0]);
  expect([...new Set(parts)].sort()).toEqual(['plugin::content-manager', 'plugin::upload']);
  const change = 'plugin::content-manager.explorer.update';
  const changed = granted.flatMap(({ action, subject }) => (action === change ? (subject ?? []) : []));
  expect(changed.sort()).toEqual(shownTypes().sort());
});

it('lets an Editor change the restaurant’s details, but not how long messages and history are kept', async () => {
  const uid = 'api::site.site-settings';
  const panel = await signInToPanel(cms);
  const roles: { id: number; code: string }[] = (await panel.call('GET', '/admin/roles')).body.data;
  const editor = roles.find(({ code }) => code === 'strapi-editor');
  const name = { firstname: 'Eva', lastname: 'Ríos' };
  const account = { email: 'eva@casabodegon.example', password: 'Plates-and-bottles-7' };
  const invited = { ...name, email: account.email, roles: [editor?.id] };
  const { registrationToken } = (await panel.call('POST', '/admin/users', invited)).body.data;
  const userInfo = { ...name, password: account.password };
  await panel.call('POST', '/admin/register', { registrationToken, userInfo });
  const eva = await signInToPanel(cms, account);

  const kept = { message_months: 24, history_months: null };
  expect((await panel.changeSingle(uid, { name: 'Casa', ...kept })).status).toBe(200);
  // The form sends every field, changed or not.
  expect((await eva.changeSingle(uid, { name: 'Casa Bodegón', ...kept })).status).toBe(200);
  for (const field of Object.keys(kept)) {
    const reply = await eva.changeSingle(uid, { ...kept, [field]: 1 });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details.errors[0].path).toEqual([field]);
  }
});

it('gives a view that nobody edited its new layout, even after a schema change, and leaves alone what a person has laid out', async () => {
  const uid = 'api::menu.menu-item';
  const store = cms.strapi.store({ type: 'core', name: 'first_start', key: 'panel_views' });
  const written = (await store.get({})) as Record<string, PanelConfiguration>;
  // What an earlier version may have left: a field that no longer exists, none of the new ones, another layout.
  const { halal: _halal, ...others } = written[uid]?.metadatas ?? {};
  const earlier = {
    settings: { ...written[uid]?.settings, mainField: 'chef', pageSize: 20 },
    metadatas: { ...others, chef: { edit: { label: 'Chef' }, list: { label: 'Chef', sortable: true } } },
    layouts: {
      list: ['chef', 'name'],
      edit: [[{ name: 'chef', size: 6 }], [{ name: 'name', size: 6 }]],
    },
  };
  const types = cms.strapi.plugin('content-manager').service('content-types');
  await types.updateConfiguration({ uid }, earlier);
  const panel = await signInToPanel(cms);
  const offers = '/content-manager/content-types/api::offer.offer/configuration';
  const { settings, layouts } = (await panel.call('GET', offers)).body.data.contentType;
  const byHand = { settings, layouts: { ...layouts, list: ['title'] } };
  expect((await panel.call('PUT', offers, byHand)).status).toBe(200);
  await store.set({ value: { ...written, [uid]: earlier } });
  await restartOwnCms();

  const shown = (of: string) =>
    cms.strapi.plugin('content-manager').service('content-types').findConfiguration({ uid: of });
  expect(await shown(uid)).toMatchObject(written[uid] ?? {});
  expect((await shown('api::offer.offer')).layouts.list).toEqual(['title']);
});

it('shows the important fields of a dish first, and what the law requires', async () => {
  const configuration = '/content-manager/content-types/api::menu.menu-item/configuration';
  const panel = await signInToPanel(cms);
  const { settings, metadatas, layouts } = (await panel.call('GET', configuration)).body.data.contentType;
  expect(settings).toMatchObject({ mainField: 'name', defaultSortBy: 'name', pageSize: 50 });
  expect(layouts.list).toEqual([
    'image',
    'name',
    'category',
    'price',
    'available',
    'featured',
    'allergens_confirmed',
  ]);
  expect(metadatas.raw.edit).toMatchObject({
    label: 'Raw or undercooked',
    description: expect.stringContaining('law'),
  });
});

it('gives Editors the types and fields of a new version, and nothing back that an administrator has taken', async () => {
  const store = cms.strapi.store({ type: 'core', name: 'first_start', key: 'editor_fields' });
  const [event, offer, message] = ['api::event.event', 'api::offer.offer', 'api::contact.contact-message'];
  const permissions = cms.strapi.db.query('admin::permission');
  const held = (subject: string) =>
    permissions.findMany({ where: { subject, role: { code: 'strapi-editor' } }, orderBy: 'action' });
  const given = (await store.get({})) as Record<string, string[]>;
  const { [offer]: _offer, ...others } = given;
  const offers = await held(offer);
  // As before an update that added the offers and an event's `desc`; messages and an event's `title` were taken away.
  await store.set({ value: { ...others, [event]: given[event]?.filter((name) => name !== 'desc') } });
  for (const { id } of [...offers, ...(await held(message))]) await permissions.delete({ where: { id } });
  const change = (await held(event)).find(({ action }) => action.endsWith('.update'));
  await permissions.update({ where: { id: change.id }, data: { properties: { fields: ['date'] } } });
  await giveEditorsNewFields(cms.strapi);

  const granted = ({ action, properties }: { action: string; properties: object }) => ({
    action,
    properties,
  });
  expect((await held(offer)).map(granted)).toEqual(offers.map(granted));
  expect(await held(message)).toEqual([]);
  const { properties } = await permissions.findOne({ where: { id: change.id } });
  expect(properties).toEqual({ fields: ['date', 'desc'] });
});
