import { describe, expect, it } from 'vitest';
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
} from './history-calls';
import { cms, content, staff } from './own-cms';
import { peopleOf } from './people';
import { signInToPanel } from './panel-session';

startWithDish();

describe('Restoring', () => {
  it('of an older price leaves a dish sold out', async () => {
    await patched({ price: 23 });
    const { id: raised } = await newest();
    await patched({ available: false });
    const { id: soldOut } = await newest();
    await restored(raised);
    expect(await dishNow()).toMatchObject({ price: 12, available: false });
    await restored(soldOut);
    expect(await dishNow()).toMatchObject({ available: true });
  });

  it('leaves a drink with the dishes that have chosen it since, and brings a deleted one back to them', async () => {
    const fino = await content.drink('Fino', await content.drinkCategory('Jereces'));
    await staff.call('PATCH', `/api/admin/drinks/${fino}`, { price: 11 }, any);
    const { id: raised } = await newest(fino);
    await patched({ pairingIds: [fino] });
    expect((await restored(raised)).body.change.fields).toMatchObject([{ name: 'price', from: 11 }]);
    expect((await dishNow()).pairingIds).toEqual([fino]);
    await removed(`drinks/${fino}`);
    await restored((await newest(fino)).id);
    expect((await dishNow()).pairingIds).toEqual([fino]);
  });

  it('requires the category of a dish to be restored first, under an address that is free', async () => {
    await removed(`menu/${dish}`);
    await removed(`menu/categories/${category}`);
    const deletedDish = (await newest()).id;
    const refused = await restored(deletedDish);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      '“Mariscos”, which this belongs to, has been deleted: restore that first.',
    );
    const deletedCategory = await newest(category);
    const slug = deletedCategory.fields.find(({ name }: { name: string }) => name === 'slug').from;
    const taken = await content.category('Mariscos frescos', { slug });
    const conflict = await restored(deletedCategory.id);
    expect(conflict.status).toBe(409);
    expect(conflict.body.message).toContain(`“${slug}” belongs to another entry now`);
    await removed(`menu/categories/${taken}`);
    expect((await restored(deletedCategory.id)).status).toBe(200);
    expect((await restored(deletedDish)).status).toBe(200);
    expect(await dishNow()).toMatchObject({ name: 'Gambas', category });
  });

  it('has to obey the rules for any change', async () => {
    await content.highlight({ dish, position: 1 });
    const [created] = (await listed({ entry: dish })).items;
    const refused = await restored(created.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Gambas');
    const site = (await listed({ kind: 'site' })).items.at(-1);
    expect((await restored(site.id)).status).toBe(409);
    expect((await restored('nosuchchange')).status).toBe(404);
  });

  it('of the settings is for owners; a manager can restore only the hours', async () => {
    const people = peopleOf(cms);
    const manager = (await people.signIn(await people.add())).body.token;
    const asManager = (id: string, ifLatest?: boolean) =>
      cms.ask(`/api/admin/history/${id}/restore`, {
        method: 'POST',
        headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 'before', ifLatest }),
      });
    const set = async (body: object) => {
      expect((await staff.call('PUT', '/api/admin/site', body, any)).status).toBe(200);
      return (await listed({ kind: 'site' })).items;
    };
    const early = [{ date: '2030-12-24', spans: [], note: 'Christmas Eve' }];
    const [hours] = await set({ exceptions: early });
    const [phone] = await set({ phone: '(312) 555-0100' });
    const [both] = await set({ phone: '(312) 555-0111', exceptions: early.slice(1) });
    for (const { id } of [phone, both]) expect((await asManager(id)).status).toBe(403);
    expect((await asManager((await listed({ kind: 'site' })).items.at(-1).id)).status).toBe(403);
    await set({ exceptions: early });
    const restoring = await asManager(hours.id);
    expect(restoring.status).toBe(200);
    const { body } = await staff.call('GET', '/api/admin/site');
    expect(body).toMatchObject({ exceptions: [], phone: '(312) 555-0111' });
    // Undone, and sent again because its answer was lost.
    for (const _ of [1, 2]) expect((await asManager(restoring.body.change.id, true)).status).toBe(200);
  });

  it('of other settings leaves how long messages and history are kept: fewer months would delete some for good', async () => {
    const put = (body: object) => staff.call('PUT', '/api/admin/site', body, any);
    await put({ phone: '(312) 555-0122' });
    const { id } = (await listed({ kind: 'site' })).items[0];
    await put({ message_months: 24 });
    const longer = (await listed({ kind: 'site' })).items[0];
    await put({ history_months: 36 });
    expect((await restored(id)).status).toBe(200);
    const now = async () => (await staff.call('GET', '/api/admin/site')).body;
    expect(await now()).toMatchObject({
      message_months: 24,
      history_months: 36,
      phone: expect.not.stringContaining('0122'),
    });
    expect((await restored(longer.id)).status).toBe(200);
    expect(await now()).toMatchObject({ message_months: null, history_months: 36 });
    await put({ history_months: null });
  });

  it('deletes no allergen', async () => {
    const added = (await listed({ kind: 'allergen' })).items.at(-1);
    expect(added.action).toBe('created');
    expect((await restored(added.id)).status).toBe(409);
  });

  it('brings back a dish’s allergens after the panel has deleted one', async () => {
    const allergen = await content.create('api::vocabulary.allergen', {
      label_en: 'Kiwi',
      label_es: 'Kiwi',
    });
    await patched({ allergens: 'kiwi', allergens_confirmed: true });
    const panel = await signInToPanel(cms);
    await panel.removeMany('api::vocabulary.allergen', [allergen]);
    const lost = await newest();
    expect(lost).toMatchObject({
      by: { kind: 'panel' },
      fields: [
        { label: 'Contains', from: ['Kiwi'], to: [] },
        { label: 'Allergens confirmed', from: true, to: false },
      ],
    });
    await restored((await newest(allergen)).id);
    await restored(lost.id);
    expect(await dishNow()).toMatchObject({ allergens: 'kiwi', allergens_confirmed: false });
  });

  it.each(['allergens', 'may_contain'])('confirms no dish whose %s are gone', async (list) => {
    const lupin = { label_en: 'Lupin', label_es: 'Altramuz' };
    const allergen = await content.create('api::vocabulary.allergen', lupin);
    await patched({ [list]: 'lupin', allergens_confirmed: true });
    await removed(`menu/${dish}`);
    const deleted = await newest();
    await cms.strapi.documents('api::vocabulary.allergen').delete({ documentId: allergen });
    const { body } = await restored(deleted.id);
    expect(body.notLinked).toMatchObject([{ title: 'Lupin' }]);
    expect(await dishNow()).toMatchObject({ [list]: '', allergens_confirmed: false });
  });

  it('confirms no dish with a tag that contradicts what it contains', async () => {
    await patched({ allergens: 'wheat', dietary_tags: 'gluten-free' });
    // Stored as was possible before this was refused.
    await cms.strapi.db
      .query(dishUid)
      .update({ where: { documentId: dish }, data: { allergens_confirmed: true } });
    await removed(`menu/${dish}`);
    expect((await restored((await newest()).id)).status).toBe(200);
    expect(await dishNow()).toMatchObject({ allergens: 'wheat', allergens_confirmed: false });
  });

  it('of a move leaves what else has been changed since', async () => {
    await patched({ order: 3 });
    const { id, action } = await newest();
    expect(action).toBe('reordered');
    await patched({ price: 21, allergens: 'milk', allergens_confirmed: true });
    expect((await restored(id)).status).toBe(200);
    expect(await dishNow()).toMatchObject({ order: 999, price: 21, allergens_confirmed: true });
    await removed(`menu/${dish}`);
    expect((await restored(id)).status).toBe(200);
    expect(await dishNow()).toMatchObject({ order: 999, price: 12 });
  });

  it('of an older price confirms no other allergens than the dish has, but undoing does', async () => {
    await patched({ allergens: 'milk', allergens_confirmed: true });
    await patched({ price: 21 });
    const { id: ofPrice } = await newest();
    await patched({ allergens: 'milk|egg', allergens_confirmed: true });
    const { id: ofAllergens } = await newest();
    await restored(ofPrice);
    expect(await dishNow()).toMatchObject({ allergens: 'milk', allergens_confirmed: false });
    await restored((await newest()).id, 'before', true);
    expect(await dishNow()).toMatchObject({ allergens: 'milk|egg', allergens_confirmed: true });
    // The latest change, chosen from the history: the recipe may have changed with it, weeks ago.
    await restored(ofAllergens);
    expect(await dishNow()).toMatchObject({ allergens: 'milk', allergens_confirmed: false });
    await patched({ allergens: 'milk|egg', allergens_confirmed: true });
    await removed(`menu/${dish}`);
    const { id: ofDeletion } = await newest();
    await restored(ofPrice);
    expect(await dishNow()).toMatchObject({ allergens: 'milk', allergens_confirmed: false });
    await removed(`menu/${dish}`);
    await restored(ofDeletion);
    expect(await dishNow()).toMatchObject({ allergens: 'milk|egg', allergens_confirmed: false });
  });
});
