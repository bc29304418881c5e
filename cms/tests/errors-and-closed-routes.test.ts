import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureStaffRoles } from '../src/bootstrap/staff-roles';
import { ALL_CALLS, ALL_GROUPS } from '../src/contract/all-calls';
import { staffActions } from '../src/contract/routes-of';
import { ROLE_TYPES, ROLES } from '../src/rules/roles';
import { cms, content, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import { firstStaff, peopleOf } from './people';

startOwnCms();

/** First path segments outside /api: the panel's calls and pages, uploads and static files. */
const panelPlaces = [
  '',
  '((?!uploads',
  '_health',
  'admin',
  'content-manager',
  'content-type-builder',
  'email',
  'i18n',
  'upload',
  'uploads',
  'users-permissions',
];

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
    ['PUT', '/api/admin/menu/categories', 'GET, HEAD, POST'],
    ['DELETE', '/api/admin/Drinks/Categories/', 'GET, HEAD, POST'],
    ['PUT', '/api/admin/menu/reorder', 'POST'],
    ['GET', '/api/admin/offers/reorder', 'POST'],
    ['GET', '/api/admin/menu/categories/reorder', 'POST'],
    ['POST', '/api/admin/menu/abc', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['GET', '/api/contact', 'POST'],
  ])('for the wrong method, though an id could stand there: %s %s', async (method, path, allow) => {
    const reply = await cms.ask(path, { method });
    expect(reply).toMatchObject({ status: 405, body: { error: 'MethodNotAllowedError' } });
    expect(reply.headers.get('allow')).toBe(allow);
    expect((await cms.ask(path, { method: 'OPTIONS' })).headers.get('allow')).toBe(allow);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=+5', 'limit'],
    ['limit=%205', 'limit'],
    ['limit=٣', 'limit'],
    ['limit=5&limit=5', 'limit'],
    ['limit=%00', 'limit'],
    ['date=', 'date'],
    ['date=tomorrow', 'date'],
    ['date=today', 'date'],
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
      message: expect.stringMatching(new RegExp(`^${path} `, 'i')),
      details: [{ path, message: body.message }],
    });
  });

  it('accepts the bounds of limit, a leap day and an unknown parameter', async () => {
    const known = ['', 'limit=1', 'limit=100', 'limit=007', 'date=2028-02-29'];
    const unknown = ['limit[]=0', 'limit%5B%5D=0', 'DATE=tomorrow', 'populate=*', 'x=1&x=2'];
    for (const search of [...known, ...unknown]) {
      expect((await cms.ask(`/api/offers?${search}`)).status, search).toBe(200);
    }
  });

  it.each([
    ['broken JSON', '{"a":', 400, 'BadRequestError'],
    ['JSON that is not an object', '"text"', 400, 'BadRequestError'],
    ['a body that is too large', JSON.stringify({ text: 'a'.repeat(300_000) }), 413, 'PayloadTooLargeError'],
  ])('for %s', async (_what, body, status, error) => {
    const reply = await cms.ask('/api/contact', { method: 'POST', headers: json, body });
    expect(reply).toMatchObject({ status, body: { status, error, message: expect.any(String) } });
    expect(Object.keys(reply.body)).toEqual(['status', 'error', 'message']);
  });

  it('for a path that cannot be decoded', async () => {
    expect(await cms.ask('/api/%ZZ')).toMatchObject({ status: 400, body: { status: 400 } });
  });

  it('for a bug, whose cause is one line of the log and not in the answer', async () => {
    const cause = new Error('SELECT * FROM secrets');
    vi.spyOn(cms.service('menu/services/menu', 'menu'), 'full').mockRejectedValue(cause);
    const reply = await cms.ask('/api/menu/full');
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      status: 500,
      error: 'InternalServerError',
      message: 'Something went wrong on our end.',
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

const listed = ALL_CALLS.map(({ method, path }) => `${method} /api${path}`).sort();

describe('closed', () => {
  let panel: Awaited<ReturnType<typeof signInToPanel>>;
  beforeAll(async () => void (panel = await signInToPanel(cms)));

  it('has no route under /api but those of the contract', () => {
    const routes = cms.strapi.server
      .listRoutes()
      .filter((layer) => layer.methods.length > 0 && /^\/api(\/|$)/i.test(String(layer.path)))
      .flatMap(({ methods, path }) =>
        methods
          .filter((method: string) => method !== 'HEAD')
          .map((method: string) => `${method} ${String(path)}`),
      );
    expect(routes.sort()).toEqual(listed);
  });

  it('has no route elsewhere but those of the panel and its files', () => {
    const places = cms.strapi.server
      .listRoutes()
      .filter((layer) => layer.methods.length > 0 && !/^\/api(\/|$)/i.test(String(layer.path)))
      .map(({ path }) => String(path).split('/')[1] ?? '');
    expect([...new Set(places)].sort()).toEqual(panelPlaces);
  });

  it('guards each by its own definition: open to anyone, or for staff by grant and policy', () => {
    const routes = Object.values(cms.strapi.apis).flatMap((api) =>
      Object.values(
        api.routes as Record<
          string,
          { routes: { method: string; path: string; config: { auth?: false; policies?: string[] } }[] }
        >,
      ).flatMap((router) => router.routes),
    );
    const guardOf = new Map(ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call.who]));
    expect(routes.map(({ method, path }) => `${method} /api${path}`).sort()).toEqual(listed);
    for (const { method, path, config } of routes) {
      const isOpen = guardOf.get(`${method} ${path}`) === 'anyone';
      expect(config.auth === false, `${method} ${path}`).toBe(isOpen);
      if (!isOpen)
        expect(config.policies, path).toEqual([{ name: 'api::auth.is-staff', config: expect.anything() }]);
      // Whatever is below /admin is for staff, and nothing else is.
      expect(path.startsWith('/admin/'), path).toBe(!isOpen);
    }
  });

  it('has no default content REST', async () => {
    await content.category('Tapas');
    const types = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
    expect(types.length).toBeGreaterThanOrEqual(12);
    for (const { info } of types) {
      for (const name of [info.pluralName, info.singularName]) {
        if (!listed.includes(`GET /api/${name}`))
          expect((await cms.ask(`/api/${name}`)).status, name).toBe(404);
        expect((await cms.ask(`/api/${name}/1`)).status, name).toBe(404);
        const post = { method: 'POST', headers: json, body: '{"data":{}}' };
        expect([404, 405], name).toContain((await cms.ask(`/api/${name}`, post)).status);
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
  ])('%s %s does not exist', async (method, path) => {
    expect((await cms.ask(path, { method })).status).toBe(path.startsWith('/api') ? 404 : 405);
  });

  it.each([
    ['POST', '/content-type-builder/content-types'],
    ['DELETE', '/content-type-builder/content-types/api::offer.offer'],
    ['POST', '/content-type-builder/components'],
    ['POST', '/content-type-builder/update-schema'],
  ])('the content-type builder changes nothing, not even for the owner: %s %s', async (method, path) => {
    expect((await panel.call(method, path, { data: {} })).status).toBe(403);
  });

  it('nothing in the panel publishes: no type has drafts', async () => {
    const types = '/content-manager/collection-types/api::offer.offer';
    const id = await content.offer('Unpublished');
    for (const action of ['actions/publish', `${id}/actions/publish`, 'actions/bulkPublish']) {
      const { status } = await panel.call('POST', `${types}/${action}`, { title: 'A', documentIds: [id] });
      expect(status, action).toBe(405);
    }
  });

  it('nobody in the panel can send any mail they like', async () => {
    const mail = { to: 'anyone@visitor.example', subject: 'From the restaurant', text: 'Pay here' };
    expect((await panel.call('POST', '/email', mail)).status).toBe(405);
    expect((await panel.call('GET', '/email/settings')).status).toBe(200);
  });

  it('grants each role of staff its calls, and nothing to anyone else', async () => {
    const roles = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findMany({ populate: ['permissions'] });
    const granted = new Map(
      roles.map(({ type, permissions }) => [
        type,
        permissions.map(({ action }: { action: string }) => action).sort(),
      ]),
    );
    expect([...granted.keys()].sort()).toEqual(['authenticated', 'host', 'owner', 'public', 'staff']);
    for (const role of ROLES)
      expect(granted.get(ROLE_TYPES[role])).toEqual(staffActions(ALL_GROUPS, role).sort());
    expect([...(granted.get('authenticated') ?? []), ...(granted.get('public') ?? [])]).toEqual([]);
  });

  it('refuses another role, even one that the panel granted every call', async () => {
    const people = peopleOf(cms);
    const waiter = await people.add({}, 'authenticated');
    const { body } = await people.signIn(waiter);
    const role = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' } });
    for (const action of staffActions(ALL_GROUPS, 'owner')) {
      await cms.strapi.db
        .query('plugin::users-permissions.permission')
        .create({ data: { action, role: role.id } });
    }
    expect((await people.me(body.token)).status).toBe(403);
    await ensureStaffRoles(cms.strapi);
  });

  it('makes the first account an owner if it is older than the roles, and only once', async () => {
    const people = peopleOf(cms);
    const users = cms.strapi.db.query('plugin::users-permissions.user');
    const first = { email: firstStaff.email };
    const typeOf = async () => (await users.findOne({ where: first, populate: ['role'] })).role.type;
    const manager = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'staff' } });
    await people.add({ email: 'later@casabodegon.example' });
    await users.update({ where: first, data: { role: manager.id } });
    await ensureStaffRoles(cms.strapi);
    expect(await typeOf()).toBe('staff');
    await cms.strapi.store({ type: 'core', name: 'first_start', key: 'owner' }).delete({});
    await ensureStaffRoles(cms.strapi);
    expect(await typeOf()).toBe('owner');
  });

  it('removes at the next start what the panel granted beyond the list', async () => {
    const [staffRole] = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findMany({ where: { type: 'staff' } });
    const permissions = cms.strapi.db.query('plugin::users-permissions.permission');
    const extra = { action: 'plugin::users-permissions.user.find' };
    await permissions.create({ data: { ...extra, role: staffRole.id } });
    await ensureStaffRoles(cms.strapi);
    expect(await permissions.count({ where: extra })).toBe(0);
  });

  it('leaves registration off', async () => {
    const store = cms.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
    expect(await store.get({})).toMatchObject({ allow_register: false });
  });
});
