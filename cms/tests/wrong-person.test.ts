import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '../src/contract/all-calls';
import type { StaffConfig } from '../src/contract/routes-of';
import type { Role } from '../src/rules/roles';
import { callName, examplesOf, type Example } from './call-examples';
import { cms, content, startOwnCms } from './own-cms';
import { makeWrongPersons, wrongPersons } from './wrong-persons';

/** Not derived from the rule under test: otherwise a wrong rule would also hide the people whom it wrongly lets in. */
const RANK: Readonly<Record<Role, number>> = { host: 1, manager: 2, owner: 3 };

/** Calls differ only in the roles they let in. One policy checks the rest, so a read and a write are enough. */
const OF_EVERY_CALL = ['nobody', 'another role', 'a host', 'a manager'];
const WITH_EVERYONE = ['GET /admin/menu', 'POST /admin/offers'];

let authorizations: Map<string, string | undefined>;
let examples: Map<string, Example>;
let before: unknown;

const staffCalls = ALL_CALLS.filter(({ who }) => who !== 'anyone');

startOwnCms();

beforeAll(async () => {
  authorizations = await makeWrongPersons(cms);
  const exampleOf = examplesOf(cms);
  examples = new Map();
  for (const call of staffCalls) examples.set(callName(call), await exampleOf(call));
  before = await stored();
});

/** Everything that a staff call could have changed. */
const stored = async () => {
  const uids = Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  const rows = uids.map((uid) =>
    cms.strapi.db.query(uid as 'api::offer.offer').findMany({ orderBy: { id: 'asc' }, populate: true }),
  );
  const files = cms.strapi.db.query('plugin::upload.file').findMany({ orderBy: { id: 'asc' } });
  return { rows: await Promise.all(rows), files: await files };
};

const ask = (method: string, { path, body, form }: Example, authorization: string | undefined) =>
  cms.ask(path, {
    method,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(form ? { body: form } : {}),
  });

// Each request would succeed for staff, so only the person is wrong.
describe.each(staffCalls.map((call) => ({ call, name: callName(call) })))('$name', ({ call, name }) => {
  const { who: lowest, partly } = call as StaffConfig;
  const wrong = wrongPersons
    .filter(({ role }) => role === undefined || RANK[role] < RANK[lowest])
    .filter(({ who }) => OF_EVERY_CALL.includes(who) || WITH_EVERYONE.includes(name));
  it.each(wrong)('$who: $status', async ({ who, status, role }) => {
    const example = examples.get(name);
    if (!example) throw new Error(`No example of ${name}`);
    // For a role that may change some of the fields, the request is wrong only with another field.
    const part = (role && partly?.[role]) ?? null;
    const other = Object.keys(call.body?.shape ?? {}).find((field) => !part?.includes(field)) ?? '';
    const body = part === null ? example.body : { ...example.body, [other]: null };
    const reply = await ask(call.method, { ...example, ...(body ? { body } : {}) }, authorizations.get(who));
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({
      status,
      error: status === 401 ? 'UnauthorizedError' : 'ForbiddenError',
      message: expect.any(String),
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
  });
});

it('the calls that everyone tries exist', () =>
  expect(staffCalls.map(callName)).toEqual(expect.arrayContaining(WITH_EVERYONE)));

it('none of them changed anything', async () => {
  expect(await stored()).toEqual(before);
  // Proves that `stored` notices a change.
  await content.offer('New');
  expect(await stored()).not.toEqual(before);
});
