import { beforeAll, describe, expect, it } from 'vitest';
import { expectAsWritten } from './as-written';
import { cms, content, staff, startOwnCms } from './own-cms';
import { asWrittenPath, routedCalls, writtenCalls } from './written-calls';

interface RouterRoute {
  method: string;
  path: string;
  config?: { auth?: unknown };
}

startOwnCms();

it('the router has the documented calls, and no others', () => {
  expect(routedCalls(cms)).toEqual(writtenCalls.map(({ call }) => call).sort());
});

it('the document says which calls need a token', () => {
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
  '%s refuses a call without a token, as documented',
  async (call) => {
    const [method = '', path = ''] = call.replace('{id}', 'unknown').split(' ');
    const reply = await cms.ask(path, { method });
    expect(reply.status).toBe(401);
    expectAsWritten(method, path, reply);
  },
);

describe('answers match the document', () => {
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

  // For every staff call and what it refuses, see staff-calls.test.ts.
  const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const reply = await staff.call(method, path, body, headers);
    expectAsWritten(method, path, reply);
    return reply;
  };

  it('a category that is not empty', async () => {
    const category = await content.category('Kept');
    await content.dish('Pulpo', category);
    expect((await call('DELETE', `/api/admin/menu/categories/${category}`)).status).toBe(409);
  });

  it('an upload without a picture', async () => {
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

  it('a message', async () => {
    const letter = { name: 'Ana', email: 'ana@example.com', message: 'A table for two' };
    const sent = await call('POST', '/api/contact', letter, { authorization: '', 'x-page-path': '/contact' });
    expect(sent.status).toBe(201);
    const path = `/api/admin/contacts/${sent.body.id}`;
    expect((await call('PATCH', path, { assignee: 'nobody' })).status).toBe(400);
  });
});

it.each(['/api/docs', '/api/docs/openapi.json'])('%s does not exist', async (path) => {
  expect(await cms.ask(path)).toMatchObject({ status: 404, body: { error: 'NotFoundError' } });
});
