import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentOf } from './make-content';
import { startCms, type RunningCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let cms: RunningCms;

beforeAll(async () => {
  place = await makePlace();
  cms = await startCms(place);
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

const json = { 'content-type': 'application/json' };
const notFound = { status: 404, error: 'NotFoundError', message: expect.any(String) };

describe('one shape', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/menu',
    '/api/menu/full/more',
    '/api/menu%2Ffull',
    '/API/nope',
  ])('for an unknown path: %s', async (path) => {
    expect(await cms.ask(path)).toMatchObject({ status: 404, body: notFound });
    expect(await cms.ask(path, { method: 'POST', headers: json, body: '{}' })).toMatchObject({
      status: 404,
      body: notFound,
    });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('for the wrong method: %s', async (method) => {
    for (const path of ['/api/menu/full', '/api/site', '/api/health']) {
      const reply = await cms.ask(path, { method });
      expect(reply).toMatchObject({ status: 405, body: { status: 405, error: 'MethodNotAllowedError' } });
      expect(reply.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=5&limit=5', 'limit'],
    ['limit=%00', 'limit'],
    ['date=', 'date'],
    ['date=tomorrow', 'date'],
    ['date=2026-02-29', 'date'],
    ['date=2026-1-1', 'date'],
    ['date=2026-11-21T00:00:00Z', 'date'],
    ['date=2026-11-21&date=2026-11-21', 'date'],
    ["date=2026-11-21';DROP TABLE offers", 'date'],
  ])('for a bad parameter: %s', async (search, path) => {
    const { status, body } = await cms.ask(`/api/offers?${search}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      status: 400,
      error: 'ValidationError',
      message: expect.stringContaining(path),
      details: [{ path, message: body.message }],
    });
  });

  it('takes the bounds of limit, a leap day, and what it does not know', async () => {
    for (const search of ['limit=1', 'limit=100', 'date=2028-02-29', 'limit[]=0', 'populate=*', 'x=1&x=2']) {
      expect((await cms.ask(`/api/offers?${search}`)).status, search).toBe(200);
    }
  });

  it.each([
    ['broken JSON', '{"a":', 400, 'BadRequestError'],
    ['JSON that is no object', '"text"', 400, 'BadRequestError'],
    ['a body that is too large', JSON.stringify({ text: 'a'.repeat(300_000) }), 413, 'PayloadTooLargeError'],
  ])('for %s', async (_what, body, status, error) => {
    const reply = await cms.ask('/api/menu/full', { method: 'POST', headers: json, body });
    expect(reply).toMatchObject({ status, body: { status, error, message: expect.any(String) } });
    expect(Object.keys(reply.body)).toEqual(['status', 'error', 'message']);
  });

  it('for a path that cannot be decoded', async () => {
    expect(await cms.ask('/api/%ZZ')).toMatchObject({ status: 400, body: { status: 400 } });
  });

  it('for a bug, whose cause is one line of the log and nothing of the answer', async () => {
    const cause = new Error('SELECT * FROM secrets');
    vi.spyOn(cms.strapi.service('api::menu.menu') as { full(): unknown }, 'full').mockRejectedValue(cause);
    const reply = await cms.ask('/api/menu/full');
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      status: 500,
      error: 'InternalServerError',
      message: 'Something went wrong on our side.',
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const logged = cms.takeErrors();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^GET \/api\/menu\/full 500: Error: SELECT \* FROM secrets \| at /);
    expect(logged[0]).not.toContain('\n');
  });

  it('and the next request after a bug is answered', async () => {
    expect((await cms.ask('/api/menu/full')).status).toBe(200);
  });
});

/** Every address under /api. A route that is not on API's list must not exist. */
const listed = [
  '/api/drinks/full',
  '/api/events-specials',
  '/api/health',
  '/api/highlights',
  '/api/menu/full',
  '/api/offers',
  '/api/site',
  '/api/tapas5',
];

describe('closed', () => {
  it('has no route under /api but those on the list', () => {
    const paths = cms.strapi.server
      .listRoutes()
      .filter((layer) => layer.methods.length > 0 && String(layer.path).startsWith('/api'))
      .map((layer) => `${layer.methods.join()} ${layer.path}`);
    expect(paths.sort()).toEqual(listed.map((path) => `HEAD,GET ${path}`));
  });

  it('opens none of them by a policy or a token: each is public by its own definition', () => {
    const routes = Object.values(cms.strapi.apis).flatMap((api) =>
      Object.values(
        api.routes as Record<string, { routes: { path: string; config: { auth: unknown } }[] }>,
      ).flatMap((router) => router.routes),
    );
    expect(routes.map(({ path }) => `/api${path}`).sort()).toEqual(listed);
    expect(routes.every(({ config }) => config.auth === false)).toBe(true);
  });

  it('has no default content REST', async () => {
    await contentOf(cms.strapi).category('Tapas');
    const types = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
    expect(types).toHaveLength(12);
    for (const { info } of types) {
      for (const name of [info.pluralName, info.singularName]) {
        if (listed.includes(`/api/${name}`)) continue;
        expect((await cms.ask(`/api/${name}`)).status, name).toBe(404);
        expect((await cms.ask(`/api/${name}/1`)).status, name).toBe(404);
        const post = { method: 'POST', headers: json, body: '{"data":{}}' };
        expect((await cms.ask(`/api/${name}`, post)).status, name).toBe(404);
      }
    }
  });

  it.each([
    ['POST', '/api/auth/local'],
    ['POST', '/api/auth/local/register'],
    ['POST', '/api/auth/forgot-password'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/change-password'],
    ['POST', '/api/auth/send-email-confirmation'],
    ['GET', '/api/auth/google/callback'],
    ['GET', '/api/connect/google'],
    ['GET', '/api/users'],
    ['GET', '/api/users/me'],
    ['GET', '/api/users-permissions/roles'],
    ['GET', '/api/users-permissions/permissions'],
    ['GET', '/api/upload/files'],
    ['POST', '/api/upload'],
    ['GET', '/api/i18n/locales'],
    ['POST', '/api/email'],
    ['GET', '/api/content-type-builder/content-types'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/mcp'],
    ['POST', '/graphql'],
  ])('%s %s is not there', async (method, path) => {
    expect((await cms.ask(path, { method })).status).toBe(path.startsWith('/api') ? 404 : 405);
  });

  it('grants nothing to any role', async () => {
    const roles = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findMany({ populate: ['permissions'] });
    expect(roles.map(({ type }) => type).sort()).toEqual(['authenticated', 'public', 'staff']);
    expect(roles.flatMap(({ permissions }) => permissions)).toEqual([]);
  });

  it('leaves registration off', async () => {
    const store = cms.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
    expect(await store.get({})).toMatchObject({ allow_register: false });
  });
});
