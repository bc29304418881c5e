import { beforeAll, describe, expect, it } from 'vitest';
import { dish } from '../src/contract/entities/dish';
import { cms, content, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import type { Reply } from './running-cms';
import { sendable } from './sendable';

let category: string;

startOwnCms();

beforeAll(async () => {
  category = await content.category('Tapas');
});

const atOnce = <Result>(count: number, ask: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

/** More than the database has connections, so that some writes have to wait. */
const MANY = 25;

const countOf = (replies: readonly Reply[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('many saves of one dish at once, all from the same version', () => {
  it('one is stored whole, the others are told what is stored', async () => {
    const made = (await staff.call('POST', '/api/admin/menu', { name: 'Shared', price: 1, category })).body;
    const url = `/api/admin/menu/${made.id}`;
    const versionOf = (index: number) => ({
      ...sendable(dish.body, made),
      name: `Dish ${index}`,
      description: `Description ${index}`,
      price: index + 20,
      dietary_tags: index % 2 === 0 ? 'vegan|nut-free' : 'halal',
      allergens: index % 3 === 0 ? 'milk|egg' : 'fish',
      spicy_level: index % 4,
    });
    const replies = await atOnce(MANY, (index) =>
      staff.call('PUT', url, versionOf(index), { 'if-match': made.etag }),
    );
    expect(countOf(replies)).toEqual({ 200: 1, 412: MANY - 1 });

    const winner = replies.findIndex(({ status }) => status === 200);
    const { body: stored } = await staff.call('GET', url);
    expect(stored).toEqual({ ...made, ...versionOf(winner), etag: replies[winner]?.body.etag });
    for (const { status, body } of replies) if (status === 412) expect(body.current).toEqual(stored);
    await staff.call('DELETE', url);
  });

  it('the same body many times is one save as well', async () => {
    const made = (await staff.call('POST', '/api/admin/menu', { name: 'Shared', price: 1, category })).body;
    const url = `/api/admin/menu/${made.id}`;
    const replies = await atOnce(MANY, () =>
      staff.call('PUT', url, sendable(dish.body, made), { 'if-match': made.etag }),
    );
    expect(countOf(replies)).toEqual({ 200: 1, 412: MANY - 1 });
    await staff.call('DELETE', url);
  });

  it('without a version, the last one is stored whole', async () => {
    const made = (await staff.call('POST', '/api/admin/menu', { name: 'Shared', price: 1, category })).body;
    const url = `/api/admin/menu/${made.id}`;
    const replies = await atOnce(MANY, (index) =>
      staff.call('PUT', url, { name: `N${index}`, description: `D${index}`, price: index, category }),
    );
    expect(countOf(replies)).toEqual({ 200: MANY });
    const { body } = await staff.call('GET', url);
    expect([body.description, `N${body.price}`]).toEqual([`D${body.price}`, body.name]);
    await staff.call('DELETE', url);
  });
});

describe('staff and the panel at once', () => {
  it('a save from before the panel’s is refused', async () => {
    const panel = await signInToPanel(cms);
    const made = (await staff.call('POST', '/api/admin/menu', { name: 'Shared', price: 1, category })).body;
    const url = `/api/admin/menu/${made.id}`;
    expect((await panel.change('api::menu.menu-item', made.id, { price: 2 })).status).toBe(200);
    const reply = await staff.call(
      'PUT',
      url,
      { ...sendable(dish.body, made), name: 'Other' },
      { 'if-match': made.etag },
    );
    expect(reply).toMatchObject({ status: 412, body: { current: { name: 'Shared', price: 2 } } });
    await staff.call('DELETE', url);
  });

  it('a form of the panel that was opened before is refused; one that was opened since is saved', async () => {
    const panel = await signInToPanel(cms);
    const id = await content.dish('Shared', category);
    const path = `/content-manager/collection-types/api::menu.menu-item/${id}`;
    const open = async () => (await panel.call('GET', path)).body.data.updatedAt as string;
    const save = (opened: string, name: string) =>
      cms.ask(path, {
        method: 'PUT',
        headers: { ...panel.headers, 'if-match': `"${opened}"` },
        body: JSON.stringify({ name, available: true }),
      });
    const opened = await open();
    expect((await staff.call('PATCH', `/api/admin/menu/${id}`, { available: false })).status).toBe(200);

    const refused = await save(opened, 'Late');
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(/^Someone else has changed this since you opened it\./);
    const url = `/api/admin/menu/${id}`;
    expect((await staff.call('GET', url)).body).toMatchObject({ name: 'Shared', available: false });
    expect((await save(await open(), 'In time')).status).toBe(200);
    expect((await staff.call('GET', url)).body).toMatchObject({ name: 'In time', available: true });
    await staff.call('DELETE', url);
  });

  it('a photo’s details that were opened in the media library before are refused too', async () => {
    const panel = await signInToPanel(cms);
    const id = await content.picture('A plate');
    const { documentId } = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } });
    const open = async () => (await panel.call('GET', `/upload/files/${id}`)).body;
    const save = (opened: string, alternativeText: string) => {
      const body = new FormData();
      body.set('fileInfo', JSON.stringify({ alternativeText }));
      const { authorization } = panel.headers;
      const headers = { authorization, 'if-match': `"${opened}"` };
      return cms.ask(`/upload/files/${id}`, { method: 'PUT', headers, body });
    };
    const opened = await open();
    await staff.call('PATCH', `/api/admin/uploads/${documentId}`, { alt: 'Two plates' });
    const refused = await save(opened.updatedAt, opened.alternativeText);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(/^Someone else has changed this since you opened it\./);
    expect(await open()).toMatchObject({ alternativeText: 'Two plates' });
    expect((await save((await open()).updatedAt, 'Three plates')).status).toBe(200);
  });

  it('many writes of each leave both whole, and nobody waits forever', async () => {
    const panel = await signInToPanel(cms);
    const made = (await staff.call('POST', '/api/admin/menu', { name: 'Shared', price: 1, category })).body;
    const url = `/api/admin/menu/${made.id}`;
    const replies = await atOnce(2 * MANY, (index) =>
      index % 2 === 0
        ? staff.call('PUT', url, { name: `API ${index}`, price: index, category })
        : panel.change('api::menu.menu-item', made.id, { name: `Panel ${index}`, price: index }),
    );
    expect(countOf(replies)).toEqual({ 200: 2 * MANY });
    const { body } = await staff.call('GET', url);
    expect(body.name).toBe(`${body.price % 2 === 0 ? 'API' : 'Panel'} ${body.price}`);
    await staff.call('DELETE', url);
  });
});

describe('a category that is deleted while others fill it', () => {
  it('either holds what was added, or was empty when it was deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await content.category(`Round ${round}`);
      const [deleted, ...added] = await Promise.all([
        staff.call('DELETE', `/api/admin/menu/categories/${id}`),
        ...[1, 2, 3].map((price) =>
          staff.call('POST', '/api/admin/menu', { name: 'In it', price, category: id }),
        ),
      ]);
      const isGone = deleted.status === 204;
      expect(deleted.status).toBe(isGone ? 204 : 409);
      const expected = isGone ? 400 : 201;
      // If the deletion was refused, every addition succeeded, before and after it.
      expect(added.map(({ status }) => status)).toEqual([expected, expected, expected]);
    }
    const orphans = await cms.strapi.db.query('api::menu.menu-item').count({ where: { category: null } });
    expect(orphans).toBe(0);
  });
});

describe('orders that are changed at once', () => {
  it('end as one of them, not as a mixture', async () => {
    const id = await content.category('Ordered');
    const made = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) made.push(await content.dish(name, id));
    const orders = [made, made.toReversed(), [...made.slice(2), ...made.slice(0, 2)]];
    const replies = await atOnce(15, (index) =>
      staff.call('POST', '/api/admin/menu/reorder', { category: id, ids: orders[index % 3] }),
    );
    expect(countOf(replies)).toEqual({ 200: 15 });
    const { body } = await staff.call('GET', `/api/admin/menu?category=${id}`);
    const stored = body.items.map((item: { id: string }) => item.id);
    expect(orders).toContainEqual(stored);
    expect(body.items.map(({ order }: { order: number }) => order)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the special, saved for the first time by many at once', () => {
  it('is one entry', async () => {
    const body = {
      active: true,
      title: 'Tapas $5',
      price: 5,
      windowText: 'Mon to Wed',
      daysCsv: 'MON,TUE,WED',
      startTime: '16:00',
      endTime: '18:00',
      itemIds: [],
    };
    const replies = await atOnce(10, () => staff.call('PUT', '/api/admin/tapas5', body));
    expect(countOf(replies)).toEqual({ 200: 10 });
    expect(await cms.strapi.db.query('api::tapas5.tapas-special').count()).toBe(1);
  });
});
