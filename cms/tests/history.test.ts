import { describe, expect, it } from 'vitest';
import { monthsBefore } from '../src/rules/calendar';
import {
  any,
  category,
  dish,
  dishNow,
  dishUid,
  listed,
  newest,
  patched,
  removed,
  restored,
  startWithDish,
  version,
} from './history-calls';
import { itOnce } from './once';
import { cms, content, staff, trustTheClock } from './own-cms';
import { signInToPanel } from './panel-session';

const changeUid = 'api::history.history-change';
const fileUid = 'plugin::upload.file';

startWithDish();

describe('A change is recorded', () => {
  it('with who made it in the staff admin, when, and the old and new values', async () => {
    const before = Date.now();
    await patched({ price: 14, dietary_tags: 'vegan' });
    const change = await newest();
    expect(change).toMatchObject({
      by: { kind: 'staff', name: 'Staff' },
      kind: 'dish',
      entry: dish,
      title: 'Gambas',
      action: 'changed',
      fields: [
        { name: 'price', label: 'Price', from: 12, to: 14 },
        { name: 'dietary_tags', label: 'Dietary tags', from: [], to: ['Vegan'] },
      ],
    });
    expect(Date.parse(change.at)).toBeGreaterThanOrEqual(before - 1_000);
    expect((await listed({ person: change.by.id, entry: dish })).total).toBe(1);
    expect((await listed({ search: 'staff@CASA', entry: dish })).total).toBe(1);
  });

  it('with the administrator who made it in the panel, down to a single size’s price', async () => {
    const panel = await signInToPanel(cms);
    const prices = [
      { label: 'tapa', price: 12 },
      { label: 'ración', price: 20 },
    ];
    await patched({ prices });
    const { body } = await panel.call('GET', `/content-manager/collection-types/${dishUid}/${dish}`);
    const stored = body.data.prices.map((each: { price: number }, at: number) =>
      at === 1 ? { ...each, price: 22 } : each,
    );
    expect((await panel.change(dishUid, dish, { prices: stored })).status).toBe(200);
    expect(await newest()).toMatchObject({
      by: { kind: 'panel', name: expect.stringMatching(/\S/) },
      action: 'changed',
      fields: [{ name: 'prices', from: prices, to: [prices[0], { label: 'ración', price: 22 }] }],
    });
    await panel.removeMany(dishUid, [dish]);
    expect(await newest()).toMatchObject({ by: { kind: 'panel' }, action: 'deleted', title: 'Gambas' });
  });

  it('with the administrator whose admin token made it', async () => {
    const panel = await signInToPanel(cms);
    const action = 'plugin::content-manager.explorer.update';
    const allowed = { action, subject: dishUid, properties: { fields: ['price'] }, conditions: [] };
    const token = { name: 'A script', description: '', lifespan: null, adminPermissions: [allowed] };
    const { accessKey } = (await panel.call('POST', '/admin/admin-tokens', token)).body.data;
    const reply = await cms.ask(`/content-manager/collection-types/${dishUid}/${dish}`, {
      method: 'PUT',
      headers: { ...panel.headers, authorization: `Bearer ${accessKey}` },
      body: JSON.stringify({ price: 17 }),
    });
    expect(reply.status).toBe(200);
    expect(await newest()).toMatchObject({ by: { kind: 'panel', name: expect.stringMatching(/\S/) } });
  });

  it('of dishes that the panel moves in the form of a category', async () => {
    const panel = await signInToPanel(cms);
    const other = await content.category('Otros');
    const uid = 'api::menu.menu-category';
    const change = { items: { connect: [{ id: (await rowOf(dish)).id, documentId: dish }], disconnect: [] } };
    expect((await panel.change(uid, other, change)).status).toBe(200);
    expect(await newest()).toMatchObject({ fields: [{ name: 'category', from: 'Mariscos', to: 'Otros' }] });
  });

  itOnce('as the system’s, if nobody asked for it', async () => {
    expect(await newest()).toMatchObject({ by: { kind: 'system', id: '', name: '' }, action: 'created' });
  });

  it('once for a new order, and not at all if nothing is different', async () => {
    const other = await content.dish('Almejas', category);
    const reorder = (ids: string[]) => staff.call('POST', '/api/admin/menu/reorder', { category, ids });
    await reorder([dish, other]);
    const { total } = await listed({});
    await patched({ price: 12 });
    await reorder([other, dish]);
    const { items, total: after } = await listed({});
    expect(after).toBe(total + 1);
    expect(items[0]).toMatchObject({
      action: 'reordered',
      entry: '',
      title: 'Mariscos',
      fields: [{ label: 'Order', from: ['Gambas', 'Almejas'], to: ['Almejas', 'Gambas'] }],
    });
    expect((await restored(items[0].id)).status).toBe(200);
    expect((await listed({})).items[0].fields[0].to).toEqual(['Gambas', 'Almejas']);
  });

  itOnce('of a picture’s alternative text, in the admin and in the panel', async () => {
    const id = await content.picture('A plate');
    const { documentId } = await cms.strapi.db.query(fileUid).findOne({ where: { id } });
    await staff.call('PATCH', `/api/admin/uploads/${documentId}`, { alt: 'Two plates' });
    const panel = await signInToPanel(cms);
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ alternativeText: 'Three plates' }));
    const { authorization } = panel.headers;
    const sent = await cms.ask(`/upload?id=${id}`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(sent.status).toBe(200);
    const { items } = await listed({ entry: documentId });
    expect(items.map(({ by, fields }: Named) => [by.kind, fields[0]?.from, fields[0]?.to])).toEqual([
      ['panel', 'Two plates', 'Three plates'],
      ['staff', 'A plate', 'Two plates'],
    ]);
    expect((await restored(items[1].id)).status).toBe(200);
    expect((await cms.strapi.db.query(fileUid).findOne({ where: { id } })).alternativeText).toBe('A plate');
  });

  it('or does not happen', async () => {
    const { connection } = cms.strapi.db;
    await connection.schema.renameTable('history_changes', 'history_changes_away');
    const panel = await signInToPanel(cms);
    const replies = [
      await patched({ price: 99 }),
      await removed(`menu/${dish}`),
      await panel.change(dishUid, dish, { price: 99 }),
      await staff.call('POST', '/api/admin/menu', { name: 'Percebes', price: 30, category }),
    ];
    await connection.schema.renameTable('history_changes_away', 'history_changes');
    expect(replies.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(cms.takeErrors().join('\n')).toContain('history_changes');
    expect(await dishNow()).toMatchObject({ price: 12 });
    expect((await staff.call('GET', '/api/admin/menu?search=Percebes')).body.total).toBe(0);
  });
});

interface Named {
  id: string;
  by: { kind: string };
  title: string;
  fields: { from: unknown; to: unknown }[];
}

async function rowOf(documentId: string) {
  return cms.strapi.db.query(dishUid).findOne({ where: { documentId } });
}

describe('The list', () => {
  it('is newest first, in pages, and searched by title, kind and the restaurant’s day', async () => {
    await patched({ price: 13 });
    await patched({ price: 14 });
    const { items, page, pageSize, total } = await listed({ entry: dish, pageSize: '2' });
    expect([page, pageSize, total]).toEqual([1, 2, 3]);
    expect(items.map(({ fields }: Named) => fields[0]?.to)).toEqual([14, 13]);
    expect((await listed({ entry: dish, pageSize: '2', page: '2' })).items).toHaveLength(1);
    expect((await listed({ entry: dish, kind: 'drink' })).total).toBe(0);
    expect((await listed({ entry: dish, search: 'gámb' })).total).toBe(3);
    // Half past eleven at night in Boston is the next day in UTC.
    const { items: all } = await listed({ entry: dish });
    await cms.strapi.db
      .query(changeUid)
      .update({ where: { documentId: all[0].id }, data: { createdAt: new Date('2026-01-06T04:30:00Z') } });
    expect((await listed({ entry: dish, day: '2026-01-05' })).total).toBe(1);
    expect((await listed({ entry: dish, day: '2026-01-06' })).total).toBe(0);
  });

  itOnce('holds no visitor’s message', async () => {
    const words = { name: 'Ana Secreta', email: 'ana@diner.example', message: 'A table for eight?' };
    const headers = { 'content-type': 'application/json' };
    await cms.ask('/api/contact', { method: 'POST', headers, body: JSON.stringify(words) });
    const rows = await cms.strapi.db.query(changeUid).findMany();
    expect(JSON.stringify(rows)).not.toContain('Secreta');
  });

  it('deletes expired changes as new ones come in', async () => {
    await patched({ price: 13 });
    const { id } = await newest();
    const old = new Date();
    old.setUTCMonth(old.getUTCMonth() - 13, old.getUTCDate() - 3);
    await cms.strapi.db.query(changeUid).update({ where: { documentId: id }, data: { createdAt: old } });
    const prices = async () =>
      (await listed({ entry: dish })).items.map(({ fields }: Named) => fields[0]?.to);
    await patched({ price: 14 });
    expect(await prices()).toEqual([14, 13, 'Gambas']);
    await trustTheClock();
    await patched({ price: 15 });
    expect(await prices()).toEqual([15, 14, 'Gambas']);
  });

  it('keeps changes for as many months as the owner sets', async () => {
    const keepFor = (history_months: number | null) =>
      staff.call('PUT', '/api/admin/site', { history_months }, any);
    await patched({ price: 13 });
    const { id } = await newest();
    const createdAt = monthsBefore(new Date(), 24);
    await cms.strapi.db.query(changeUid).update({ where: { documentId: id }, data: { createdAt } });
    const kept = async () => (await listed({ entry: dish })).items.length;
    await keepFor(25);
    expect(await kept()).toBe(2);
    await keepFor(23);
    expect(await kept()).toBe(1);
    await keepFor(null);
  });
});

describe('Restoring', () => {
  it('brings an entry back as it was, as a change that can be undone', async () => {
    await patched({ price: 14 });
    await patched({ name: 'Gambas al ajillo', description: 'With garlic' });
    const [, raised] = (await listed({ entry: dish })).items;
    const before = await version();
    const { status, body } = await restored(raised.id);
    expect(status).toBe(200);
    expect(await version()).not.toBe(before);
    expect(await dishNow()).toMatchObject({ name: 'Gambas', price: 12, description: '' });
    expect(body).toMatchObject({ notLinked: [], change: { by: { kind: 'staff' }, action: 'changed' } });
    expect((await restored(body.change.id)).status).toBe(200);
    expect(await dishNow()).toMatchObject({
      name: 'Gambas al ajillo',
      price: 14,
      description: 'With garlic',
    });
    expect((await restored(raised.id, 'after')).status).toBe(200);
    expect(await dishNow()).toMatchObject({ name: 'Gambas', price: 14 });
    expect((await restored(raised.id, 'after')).body).toEqual({ change: null, notLinked: [] });
  });

  it('is not undone over what a colleague has changed since', async () => {
    await patched({ price: 14 });
    const { change } = (await restored((await newest()).id)).body;
    await patched({ description: 'With garlic' });
    expect(await restored(change.id, 'before', true)).toMatchObject({ status: 409 });
    expect(await dishNow()).toMatchObject({ price: 12, description: 'With garlic' });
    const { id } = await newest();
    expect((await restored(id, 'before', true)).status).toBe(200);
    expect(await dishNow()).toMatchObject({ price: 12, description: '' });
    // Sent again because its answer was lost.
    expect(await restored(id, 'before', true)).toMatchObject({ status: 200, body: { change: null } });
  });

  itOnce('is not undone over a colleague’s newer order', async () => {
    const others = [await content.dish('Almejas', category), await content.dish('Navajas', category)];
    const reorder = (ids: string[]) => staff.call('POST', '/api/admin/menu/reorder', { category, ids });
    const order = async () =>
      (await staff.call('GET', `/api/admin/menu?category=${category}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    const [first = '', second = ''] = others;
    await reorder([dish, first, second]);
    await reorder([second, first, dish]);
    const { change } = (await restored((await listed({})).items[0].id)).body;
    expect((await restored(change.id, 'before', true)).status).toBe(200);
    expect(await order()).toEqual([second, first, dish]);
    // Sent again because its answer was lost.
    expect((await restored(change.id, 'before', true)).body.change).toBe(null);
    await reorder([first, second, dish]);
    expect((await restored(change.id, 'before', true)).status).toBe(409);
    expect(await order()).toEqual([first, second, dish]);
    // Likewise for one dish: its price is restored, then a colleague reorders the category.
    await patched({ price: 14 });
    const ofPrice = (await restored((await newest()).id)).body.change;
    await reorder([dish, second, first]);
    expect((await restored(ofPrice.id, 'before', true)).status).toBe(409);
    expect(await order()).toEqual([dish, second, first]);
  });

  it('brings a deleted dish back with its links, and says which are gone', async () => {
    const sherry = await content.drinkCategory('Jereces');
    const [fino, rioja] = [await content.drink('Fino', sherry), await content.drink('Rioja', sherry)];
    const prices = [
      { label: 'tapa', price: 12 },
      { label: 'ración', price: 20 },
    ];
    const image = await content.picture('Prawns');
    const { documentId: imageId } = await cms.strapi.db.query(fileUid).findOne({ where: { id: image } });
    await patched({ prices, pairingIds: [rioja, fino], allergens: 'shellfish', imageId });
    const { etag: _etag, pairings: _pairings, ...whole } = await dishNow();
    expect((await removed(`menu/${dish}`)).status).toBe(204);
    expect((await removed(`drinks/${rioja}`)).status).toBe(204);
    const { body } = await restored((await newest()).id);
    expect(body.notLinked).toEqual([{ label: 'Goes with', title: 'Rioja' }]);
    const { etag: _new, pairings, ...back } = await dishNow();
    expect(back).toEqual({ ...whole, pairingIds: [fino] });
    expect(pairings).toEqual([{ id: fino, name: 'Fino', raw: false }]);
    expect((await cms.ask('/api/menu/full')).text).toContain('Prawns');
    // After the undo it is gone again.
    expect((await restored(body.change.id)).status).toBe(200);
    expect((await staff.call('GET', `/api/admin/menu/${dish}`)).status).toBe(404);
  });

  it('of the same deletion by two at once happens once', async () => {
    await removed(`menu/${dish}`);
    const { id } = await newest();
    const replies = await Promise.all([restored(id), restored(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.filter(({ body }) => body.change === null)).toHaveLength(1);
    expect(await cms.strapi.db.query(dishUid).count({ where: { documentId: dish } })).toBe(1);
    await patched({ price: 14 });
    expect((await restored(id)).status).toBe(409);
  });
});
