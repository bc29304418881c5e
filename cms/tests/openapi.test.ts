import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { event } from '../src/contract/entities/event';
import { offer } from '../src/contract/entities/offer';
import { site } from '../src/contract/entities/site';
import { special } from '../src/contract/entities/special';
import { expectAsWritten } from './as-written';
import { smallSeed } from './make-content';
import { cms, content, staff, startOwnCms } from './own-cms';
import { sendable } from './sendable';
import { asWrittenPath, routedCalls, writtenCalls } from './written-calls';

interface RouterRoute {
  method: string;
  path: string;
  config?: { auth?: unknown };
}

startOwnCms();

it('the router has the calls that are written, and no others', () => {
  expect(routedCalls(cms)).toEqual(writtenCalls.map(({ call }) => call).sort());
});

it('who needs a token is written', () => {
  const configured = Object.values(cms.strapi.apis).flatMap(({ routes: routers }) =>
    Object.values(routers as Record<string, { routes: RouterRoute[] }>).flatMap(({ routes }) => routes),
  );
  const guarded = configured.filter(({ config }) => config?.auth !== false);
  expect(guarded.map(({ method, path }) => `${method} /api${asWrittenPath(path)}`).sort()).toEqual(
    writtenCalls
      .filter(({ needsToken }) => needsToken)
      .map(({ call }) => call)
      .sort(),
  );
});

it.each(writtenCalls.filter(({ needsToken }) => needsToken).map(({ call }) => call))(
  '%s refuses whoever has no token, as written',
  async (call) => {
    const [method = '', path = ''] = call.replace('{id}', 'unknown').split(' ');
    const reply = await cms.ask(path, { method });
    expect(reply.status).toBe(401);
    expectAsWritten(method, path, reply);
  },
);

describe('answers are as written', () => {
  beforeAll(async () => {
    const picture = await content.picture('A plate');
    const category = await content.category('Tapas');
    const dish = await content.dish('Pulpo', category, { picture });
    await content.drink('Albariño', await content.drinkCategory('Wine'), { abv: 12.5 });
    await content.highlight({ dish, position: 1 });
    await content.highlight({ name: 'Christmas', position: 2, date: '2026-12-25' });
    await content.offer('Two for one', { startDate: '2026-01-01' });
    await content.event('Flamenco', { type: 'event', date: '2099-12-31' });
    await content.special({ active: true, dishes: [dish] });
    await content.settings({
      name: 'Casa Bodegón',
      hours: [{ day: 'friday', opens: '18:00', closes: '00:30' }],
      exceptions: [{ date: '2099-12-25', closed: true, note: 'Christmas' }],
      feeName: 'Kitchen appreciation fee',
      feePercent: 3.5,
    });
  });

  const publicReads = writtenCalls.filter(({ call, needsToken }) => call.startsWith('GET') && !needsToken);

  it.each(publicReads.map(({ call }) => call.slice(4)))('GET %s', async (path) => {
    const reply = await cms.ask(path);
    expect(reply.status).toBe(200);
    expectAsWritten('GET', path, reply);
    const etag = reply.headers.get('etag');
    if (etag === null || path === '/api/health') return;
    const again = await cms.ask(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expectAsWritten('GET', path, again);
  });

  it.each(['/api/highlights?limit=0', '/api/offers?date=someday', '/api/events-specials?limit=x'])(
    'GET %s',
    async (path) => {
      const reply = await cms.ask(path);
      expect(reply.status).toBe(400);
      expectAsWritten('GET', path, reply);
    },
  );

  const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const reply = await staff.call(method, path, body, headers);
    expectAsWritten(method, path, reply);
    return reply;
  };

  const staffReads = writtenCalls.filter(
    ({ call: name, needsToken }) => name.startsWith('GET') && needsToken && !name.includes('{'),
  );

  it.each(staffReads.map((each) => each.call.slice(4)))('GET %s, for staff', async (path) => {
    expect((await call('GET', path)).status).toBe(200);
  });

  it.each(['menu', 'drinks'])('staff calls on %s', async (list) => {
    const root = `/api/admin/${list}`;
    const category = await call('POST', `${root}/categories`, { name: `New ${list}` });
    const body = { name: 'New', price: 7, category: category.body.id };
    const made = await call('POST', root, body);
    expect(made.status).toBe(201);
    const item = `${root}/${made.body.id}`;
    const statuses = [
      await call('GET', root),
      await call('GET', `${root}/categories`),
      await call('GET', item),
      await call('PUT', item, { ...body, price: 8 }, { 'if-match': made.body.etag }),
      await call('PUT', item, body, { 'if-match': made.body.etag }),
      await call('DELETE', item, undefined, { 'if-match': made.body.etag }),
      await call('PATCH', `${item}/available?value=maybe`),
      await call('POST', root, { ...body, colour: 'red' }),
      await cms.ask(root, { method: 'POST', headers: { authorization: `Bearer ${staff.token}` }, body: 'x' }),
      await call('GET', `${root}/unknown`),
      await call('DELETE', `${root}/categories/${category.body.id}`),
      await call('DELETE', item),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 412, 412, 400, 400, 415, 404, 409, 204]);
  });

  it.each([
    ['offers', offer.body],
    ['events', event.body],
  ])('staff calls on %s', async (list, fields) => {
    const root = `/api/admin/${list}`;
    const { body: made } = await call('POST', root, { title: 'New' });
    const statuses = [
      await call('GET', `${root}/${made.id}`),
      await call(
        'PUT',
        `${root}/${made.id}`,
        { ...sendable(fields, made), title: 'Newer' },
        { 'if-match': made.etag },
      ),
      await call('PUT', `${root}/${made.id}`, { title: 'Too late' }, { 'if-match': made.etag }),
      await call('PUT', `${root}/${made.id}`, { title: '' }),
      await call('POST', `${root}/reorder`, { ids: [made.id] }),
      await call('DELETE', `${root}/${made.id}`),
      await call('DELETE', `${root}/${made.id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 412, 400, 200, 204, 404]);
  });

  it('staff calls on highlights', async () => {
    const root = '/api/admin/highlights';
    const dishes = await call('GET', '/api/admin/menu');
    const { body: made } = await call('POST', `${root}?itemId=${dishes.body.items[0].id}`);
    const statuses = [
      await call('POST', `${root}?itemId=unknown`),
      await call('PATCH', `${root}/${made.id}?position=7`, undefined, { 'if-match': made.etag }),
      await call('PATCH', `${root}/${made.id}/active?value=false`, undefined, { 'if-match': made.etag }),
      await call('PATCH', `${root}/${made.id}/active?value=false`),
      await call('POST', `${root}/reorder?positions=${made.id}:3`),
      await call('POST', `${root}/reorder?positions=first`),
      await call('DELETE', `${root}/${made.id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 200, 412, 200, 200, 400, 204]);
  });

  it.each([
    ['tapas5', special.body, { title: 'Tapas' }],
    ['site', site.body, { tagline: 'Tapas & wine' }],
  ])('staff calls on %s', async (single, fields, change) => {
    const path = `/api/admin/${single}`;
    const { body: stored } = await call('GET', path);
    const ifMatch = { 'if-match': stored.etag };
    const body = { ...sendable(fields, stored), ...change };
    expect((await call('PUT', path, body, ifMatch)).status).toBe(200);
    expect((await call('PUT', path, body, ifMatch)).status).toBe(412);
    expect((await call('PUT', path, { colour: 'red' })).status).toBe(400);
  });

  it('an upload', async () => {
    const form = new FormData();
    form.set('file', new Blob([await readFile(join(smallSeed, 'pictures', 'plate.jpg'))]), 'plate.jpg');
    form.set('alt', 'A plate');
    const headers = { authorization: `Bearer ${staff.token}` };
    const stored = await cms.ask('/api/admin/uploads', { method: 'POST', headers, body: form });
    expect(stored.status).toBe(201);
    expectAsWritten('POST', '/api/admin/uploads', stored);
    expect((await call('POST', '/api/admin/uploads', { alt: 'A plate' })).status).toBe(415);
  });

  it.each([
    ['Cocina-1996', 200],
    ['Cocina-1997', 401],
    ['', 400],
  ])('a sign-in with the password “%s”', async (password, status) => {
    const signIn = { email: 'staff@casabodegon.example', password };
    expect((await call('POST', '/api/auth/login', signIn, { authorization: '' })).status).toBe(status);
  });

  it('a message, from the visitor to its end', async () => {
    const sent = await cms.ask('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-page-path': '/contact' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', message: 'A table for two' }),
    });
    expect(sent.status).toBe(201);
    expectAsWritten('POST', '/api/contact', sent);
    const path = `/api/admin/contacts/${sent.body.id}`;
    const { body: read } = await call('GET', path);
    const [colleague] = (await call('GET', '/api/admin/colleagues')).body.items;
    const statuses = [
      await call('GET', '/api/admin/contacts?status=read'),
      await call('GET', '/api/admin/contacts?status=old'),
      await call('GET', '/api/admin/contacts?mine=true'),
      await call('PATCH', path, { status: 'archived', assignee: colleague.id }, { 'if-match': read.etag }),
      await call('PATCH', path, { assignee: 'nobody' }),
      await call('PATCH', path, { status: 'read' }, { 'if-match': read.etag }),
      await call('DELETE', path),
      await call('GET', path),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 400, 200, 200, 400, 412, 204, 404]);
  });
});

it.each(['/api/docs', '/api/docs/openapi.json'])('%s does not exist', async (path) => {
  expect(await cms.ask(path)).toMatchObject({ status: 404, body: { error: 'NotFoundError' } });
});
