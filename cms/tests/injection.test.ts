import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ALL_CALLS } from '../src/contract/all-calls';
import type { Call } from '../src/contract/call';
import { tidyLine } from '../src/rules/plain-text';
import { callName, examplesOf } from './call-examples';
import { cms, staff, startOwnCms } from './own-cms';

let exampleOf: ReturnType<typeof examplesOf>;

startOwnCms();

beforeAll(async () => {
  exampleOf = examplesOf(cms);
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

/** The free text fields, each with the injections that fit into it. */
const textFields = ({ body }: Call): [name: string, texts: string[]][] =>
  Object.entries<z.ZodType>(body?.shape ?? {})
    .map(([name, schema]): [string, string[]] => [
      name,
      injections.filter((text) => schema.safeParse(text).success),
    ])
    .filter(([, texts]) => texts.length > 0);

const writes = ALL_CALLS.filter(
  ({ method, body, isMultipart, path }) =>
    ['POST', 'PUT', 'PATCH'].includes(method) && body && !isMultipart && path.startsWith('/admin/'),
);
const cases = writes
  // There is no call that reads one account; `people.test.ts` checks their names. No answer holds a password or a code.
  // Replies and notes are part of their message's answer; `contact-replies.test.ts` and `contact-staff.test.ts` check
  // their text.
  .filter(
    ({ path }) => !/^\/admin\/(people|me\/(password|two-step)|contacts\/:id\/(replies|notes))/.test(path),
  )
  .map((call) => ({ call, fields: textFields(call), title: callName(call) }))
  .filter(({ fields }) => fields.length > 0);

describe('an injection comes back as the text that it is', () => {
  // Each request fills all fields, with injections not tried yet while there are any, until all have been tried.
  it.each(cases)('$title', async ({ call, fields }) => {
    const { path, body } = await exampleOf(call);
    const left = new Set(fields.flatMap(([, each]) => each));
    while (left.size > 0) {
      const texts = Object.fromEntries(
        fields.map(([name, each]) => [name, each.find((text) => left.delete(text)) ?? each[0] ?? '']),
      );
      const reply = await staff.call(call.method, path, { ...body, ...texts });
      expect(reply.status, `${JSON.stringify(texts)}: ${reply.text}`).toBe(call.answer.status);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');

      const found = await findAgain(call, path, reply.body.id);
      for (const [name, text] of Object.entries(texts)) {
        expect(tidyLine(reply.body[name]), name).toBe(tidyLine(text));
        expect(tidyLine(found[name] ?? ''), name).toBe(tidyLine(text));
      }
    }
  });

  it('inside the settings, too', async () => {
    const [first = '', second = ''] = injections.map(tidyLine);
    const nested = {
      agency: { name: first, url: '' },
      fee: { name: second, percent: 5, amount: null },
      exceptions: injections.map((text, day) => ({
        date: `2030-12-${day + 10}`,
        spans: [],
        note: tidyLine(text),
      })),
    };
    const reply = await staff.call('PUT', '/api/admin/site', { name: 'Casa Bodegón', ...nested });
    expect(reply.body).toMatchObject(nested);
    expect((await cms.ask('/api/site')).body).toMatchObject(nested);
  });

  it('names every field of the lists that takes any text', () => {
    expect(cases.flatMap(({ fields }) => fields).length).toBeGreaterThanOrEqual(35);
  });

  it('and nothing of the database is gone', async () => {
    for (const uid of Object.keys(cms.strapi.contentTypes).filter((each) => each.startsWith('api::'))) {
      expect(await cms.strapi.db.query(uid as 'api::offer.offer').count()).toBeGreaterThanOrEqual(0);
    }
    expect((await cms.ask('/api/menu/full')).status).toBe(200);
  });
});

/** Reads the entity back: with its own call, from the list of categories or, for a picture, from the database. */
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
