import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ALL_CALLS } from '../src/contract/all-calls';
import type { Call } from '../src/contract/call';
import { tidyLine } from '../src/rules/plain-text';
import { callName, examplesOf, type Example } from './call-examples';
import { startCms, type RunningCms } from './running-cms';
import { signInAsStaff, type StaffSession } from './staff-session';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let cms: RunningCms;
let staff: StaffSession;
let exampleOf: (call: Call) => Promise<Example>;
/** What a call works on does for all of its fields and injections: each request replaces what is there, or adds. */
const examples = new Map<Call, Example>();

beforeAll(async () => {
  place = await makePlace();
  cms = await startCms(place);
  staff = await signInAsStaff(cms);
  exampleOf = examplesOf(cms);
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

/** Short enough for the shortest field. */
const injections = [
  "'; DROP TABLE menu_items; --",
  '" OR ""=" \\',
  '{"$gt":""}',
  '$where: sleep(5000)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}} ${7*7} <%= 7 %>',
  'a\r\nBcc: all@casa.example',
  '=cmd|"/C calc"!A0',
  '%s%n %00 \\u0000',
];

const field = (body: z.ZodObject | undefined): [string, z.ZodType][] =>
  Object.entries<z.ZodType>(body?.shape ?? {});

/** The fields that take any text, each with the injections that fit into it. */
const textFields = ({ body }: Call): { name: string; texts: string[] }[] =>
  field(body)
    .map(([name, schema]) => ({ name, texts: injections.filter((text) => schema.safeParse(text).success) }))
    .filter(({ texts }) => texts.length > 0);

const writes = ALL_CALLS.filter(
  ({ method, body, isMultipart, path }) =>
    ['POST', 'PUT', 'PATCH'].includes(method) && body && !isMultipart && path.startsWith('/admin/'),
);
const cases = writes.flatMap((call) =>
  textFields(call).map(({ name, texts }) => ({ call, name, texts, title: callName(call) })),
);

describe('an injection comes back as the text that it is', () => {
  it.each(cases)('$title: $name', async ({ call, name, texts }) => {
    const { path, body } = examples.get(call) ?? (await exampleOf(call));
    examples.set(call, { path, ...(body && { body }) });
    for (const injection of texts) {
      const reply = await staff.call(call.method, path, { ...body, [name]: injection });
      expect(reply.status, `${injection}: ${reply.text}`).toBe(call.answer.status);
      const expected = tidyLine(injection);
      expect(tidyLine(reply.body[name])).toBe(expected);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');

      const found = await findAgain(call, path, reply.body.id);
      expect(tidyLine(found[name] ?? '')).toBe(expected);
    }
  });

  it.each(injections)('inside the settings, too: %s', async (injection) => {
    const text = tidyLine(injection);
    const nested = {
      agency: { name: text, url: '' },
      fee: { name: text, percent: 5, amount: null },
      exceptions: [{ date: '2030-12-24', spans: [], note: text }],
    };
    const reply = await staff.call('PUT', '/api/admin/site', { name: 'Casa Bodegón', ...nested });
    expect(reply.body).toMatchObject(nested);
    expect((await cms.ask('/api/site')).body).toMatchObject(nested);
  });

  it('names every field of the lists that takes any text', () => {
    expect(cases.length).toBeGreaterThanOrEqual(35);
    expect(new Set(cases.map(({ title }) => title)).size).toBe(
      writes.filter((call) => textFields(call).length > 0).length,
    );
  });

  it('and nothing of the database is gone', async () => {
    for (const uid of Object.keys(cms.strapi.contentTypes).filter((each) => each.startsWith('api::'))) {
      expect(await cms.strapi.db.query(uid as 'api::offer.offer').count()).toBeGreaterThanOrEqual(0);
    }
    expect((await cms.ask('/api/menu/full')).status).toBe(200);
  });
});

/** Reads the entity back: by its own call, from the list of categories, or a picture from the database. */
async function findAgain(call: Call, path: string, id: string | undefined): Promise<Record<string, string>> {
  if (call.path.includes('/categories')) {
    const { body } = await staff.call('GET', path.replace(/\/categories.*/, '/categories'));
    return body.items.find((item: { id: string }) => item.id === id);
  }
  if (call.path.startsWith('/admin/uploads')) {
    const file = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { documentId: id } });
    return { alt: file.alternativeText };
  }
  return (await staff.call('GET', call.method === 'POST' ? `${path}/${id}` : path)).body;
}
