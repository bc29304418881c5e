import { createHmac } from 'node:crypto';
import { ROLE_TYPES, type Role } from '../src/rules/roles';
import type { RunningCms } from './running-cms';

const password = 'Cocina-1996';
const usersUid = 'plugin::users-permissions.user';

/** Someone who may not use the staff calls: the `Authorization` header they send, if any, and the status they get. */
export interface WrongPerson {
  who: string;
  status: 401 | 403;
  /** Their staff role, which is too low for some calls. */
  role?: Role;
}

export const wrongPersons: readonly WrongPerson[] = [
  { who: 'nobody', status: 401 },
  { who: 'a header that is no token', status: 401 },
  { who: 'basic credentials', status: 401 },
  { who: 'another role', status: 403 },
  { who: 'no role', status: 401 },
  { who: 'forged with another secret', status: 401 },
  { who: 'changed after it was signed', status: 401 },
  { who: 'alg: none', status: 401 },
  { who: 'expired', status: 401 },
  { who: 'blocked', status: 401 },
  { who: 'deleted', status: 401 },
  { who: 'a user that never was', status: 401 },
  { who: 'an administrator of the panel', status: 401 },
  { who: 'an API token of the panel', status: 401 },
  { who: 'a host', status: 403, role: 'host' },
  { who: 'a manager', status: 403, role: 'manager' },
];

/** The `Authorization` header of each; undefined means no header. */
export async function makeWrongPersons(cms: RunningCms): Promise<Map<string, string | undefined>> {
  const { strapi } = cms;
  const roles = await strapi.db.query('plugin::users-permissions.role').findMany();
  const roleOf = (type: string) => roles.find((role) => role.type === type)?.id as number;
  const addUser = async (name: string, role: number) => {
    const email = `${name}@casabodegon.example`;
    const user = await strapi
      .plugin('users-permissions')
      .service('user')
      .add({ email, username: email, password, provider: 'local', confirmed: true, blocked: false, role });
    return { id: user.id as number, email };
  };
  const signIn = async (email: string): Promise<string> => {
    const reply = await cms.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (reply.status !== 200) throw new Error(`${email} can't sign in: ${reply.text}`);
    return reply.body.token;
  };

  const waiter = await addUser('waiter', roleOf('authenticated'));
  const roleless = await addUser('roleless', roleOf('staff'));
  const blocked = await addUser('blocked', roleOf('staff'));
  const deleted = await addUser('deleted', roleOf('staff'));
  const host = await addUser('host', roleOf(ROLE_TYPES.host));
  const manager = await addUser('manager', roleOf(ROLE_TYPES.manager));
  const tokens = {
    host: await signIn(host.email),
    manager: await signIn(manager.email),
    staff: await signIn('staff@casabodegon.example'),
    waiter: await signIn(waiter.email),
    roleless: await signIn(roleless.email),
    blocked: await signIn(blocked.email),
    deleted: await signIn(deleted.email),
  };
  await strapi.db.query(usersUid).update({ where: { id: roleless.id }, data: { role: null } });
  await strapi.db.query(usersUid).update({ where: { id: blocked.id }, data: { blocked: true } });
  await strapi.db.query(usersUid).delete({ where: { id: deleted.id } });

  const claims = JSON.parse(Buffer.from(tokens.staff.split('.')[1] ?? '', 'base64url').toString());
  const secret = strapi.config.get<string>('plugin::users-permissions.jwtSecret');
  const admin = await cms.ask('/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@casabodegon.example', password }),
  });
  const apiToken = await strapi.service('admin::api-token').create({
    name: 'everything',
    type: 'full-access',
    description: '',
    lifespan: null,
  });

  const bearer = (token: string) => `Bearer ${token}`;
  return new Map<string, string | undefined>([
    ['nobody', undefined],
    ['a header that is no token', bearer('token')],
    ['basic credentials', `Basic ${Buffer.from(`staff@casabodegon.example:${password}`).toString('base64')}`],
    ['another role', bearer(tokens.waiter)],
    ['no role', bearer(tokens.roleless)],
    ['forged with another secret', bearer(sign(claims, 'x'.repeat(64)))],
    ['changed after it was signed', bearer(changed(tokens.waiter, claims))],
    ['alg: none', bearer(unsigned(claims))],
    ['expired', bearer(sign({ ...claims, iat: 1_700_000_000, exp: 1_700_000_060 }, secret))],
    ['blocked', bearer(tokens.blocked)],
    ['deleted', bearer(tokens.deleted)],
    ['a user that never was', bearer(sign({ ...claims, id: 999_999 }, secret))],
    ['an administrator of the panel', bearer(admin.body.data.accessToken ?? admin.body.data.token)],
    ['an API token of the panel', bearer(apiToken.accessKey)],
    ['a host', bearer(tokens.host)],
    ['a manager', bearer(tokens.manager)],
  ]);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed with HS256. */
export function sign(claims: object, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function unsigned(claims: object): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** A token with changed claims and its old signature. */
function changed(token: string, claims: object): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encode(claims)}.${signature}`;
}
