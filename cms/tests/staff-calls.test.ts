import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../src/contract/all-calls';
import type { Call } from '../src/contract/call';
import { expectAsWritten } from './as-written';
import { callName, examplesOf, type Example } from './call-examples';
import { freePort, mailVariables } from './mail-server';
import { cms, signInAgain, staff, startOwnCms } from './own-cms';
import type { Reply } from './running-cms';

let exampleOf: (call: Call) => Promise<Example>;

// Replies need mail to be set up. That no server answers does not matter here.
startOwnCms(mailVariables(await freePort()));

beforeAll(async () => {
  exampleOf = examplesOf(cms);
});

const send = (call: Call, { path, body, form }: Example, headers: Record<string, string> = {}) =>
  cms.ask(path, {
    method: call.method,
    headers: {
      authorization: `Bearer ${staff.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form === undefined ? {} : { body: form }),
  });

const staffCalls = ALL_CALLS.filter(({ who }) => who !== 'anyone');
const named = (calls: readonly Call[]) => calls.map((call) => ({ call, name: callName(call) }));

/** They take a code from an authenticator app; `two-step.test.ts` has one. */
const NEEDS_A_CODE = /^\/admin\/me\/two-step\/./;

describe.each(named(staffCalls.filter(({ path }) => !NEEDS_A_CODE.test(path))))('$name', ({ call }) => {
  afterAll(async () => {
    // They end the sign-in that they are sent with.
    if (/^\/admin\/(logout|me\/password)/.test(call.path)) await signInAgain();
  });

  it('does what it says, and answers as it is written', async () => {
    const reply = await send(call, await exampleOf(call));
    expect(reply.status, reply.text).toBe(call.answer.status);
    expectAsWritten(call.method, call.path, reply);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    if (call.answer.hasEtag) expect(reply.headers.get('etag')).toBe(reply.body.etag);
  });
});

const isJson = ({ body, isMultipart }: Call) => body !== undefined && isMultipart !== true;

describe.each(named(staffCalls.filter(isJson)))('$name refuses', ({ call }) => {
  // A refusal changes nothing, so one example is enough for all.
  let example: Example;
  beforeAll(async () => {
    example = await exampleOf(call);
  });

  const refused = async (change: (body: Record<string, unknown>) => unknown) => {
    const body = change(example.body ?? {}) as Record<string, unknown>;
    const reply = await send(call, { ...example, body });
    expect(reply.status, reply.text).toBe(400);
    expectAsWritten(call.method, call.path, reply);
    return reply.body as { details: { path: string; message: string }[] };
  };

  it.each(requiredFields(call))('a body without %s', async (field) => {
    const { details } = await refused((body) => ({ ...body, [field]: undefined }));
    expect(details).toContainEqual({ path: field, message: expect.stringMatching(/ is required\.$/) });
  });

  it.each(writableFields(call))('a wrong type in %s', async (field) => {
    const { details } = await refused((body) => ({ ...body, [field]: { $ne: null } }));
    expect(details[0]?.path.split('.')[0]).toBe(field);
  });

  it.each(derivedFields(call))('%s, which the answer holds and nobody sets', async (field) => {
    const { details } = await refused((body) => ({ ...body, [field]: null }));
    expect(details).toEqual([{ path: field, message: `“${field}” can’t be set here.` }]);
  });

  it('a field that it does not know', async () => {
    const { details } = await refused((body) => ({ ...body, unknown: 1 }));
    expect(details).toEqual([{ path: 'unknown', message: '“unknown” can’t be set here.' }]);
  });

  it.each([['application/json'], ['text/plain'], [undefined]])('no body at all, of type %s', async (type) => {
    const { path } = example;
    const headers = { authorization: `Bearer ${staff.token}`, ...(type ? { 'content-type': type } : {}) };
    // Fetch sends `Content-Length: 0`; other clients send no length.
    for (const reply of [
      await cms.ask(path, { method: call.method, headers }),
      await askWithoutLength(cms.url + path, call.method, headers),
    ]) {
      expect(reply.status, reply.text).toBe(400);
      expect(reply.body.message).toBe('The body must be a JSON object.');
      expectAsWritten(call.method, call.path, reply);
    }
  });

  it.each([
    ['a list', '[]', 'application/json', 400],
    ['a text', '"text"', 'application/json', 400],
    ['broken JSON', '{"a":', 'application/json', 400],
    ['plain text', '{}', 'text/plain', 415],
    ['a form', 'name=a', 'application/x-www-form-urlencoded', 415],
  ])('%s', async (_what, body, type, status) => {
    const { path } = example;
    const reply = await cms.ask(path, {
      method: call.method,
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': type },
      body,
    });
    expect(reply.status, reply.text).toBe(status);
    expectAsWritten(call.method, call.path, reply);
  });
});

describe.each(named(staffCalls.filter(({ query }) => query !== undefined)))('$name refuses', ({ call }) => {
  let example: Example;
  beforeAll(async () => {
    example = await exampleOf(call);
  });

  it.each(Object.keys(call.query?.shape ?? {}))('a wrong or doubled %s', async (name) => {
    const [path, search] = example.path.split('?');
    const isText = name === 'search' || name === 'tagOverride';
    const expected = name === 'itemId' ? [400, 404] : [400];
    for (const value of ['\u0000', 'x'.repeat(12_000), ...(isText ? [] : ["1';DROP TABLE menu_items;--"])]) {
      const query = new URLSearchParams(search);
      query.set(name, value);
      const reply = await send(call, { ...example, path: `${path}?${query.toString()}` });
      expect(expected, `${name}=${value.slice(0, 20)}: ${reply.text}`).toContain(reply.status);
      expectAsWritten(call.method, call.path, reply);
    }
    const doubled = `${path}?${search ?? ''}&${name}=1&${name}=1`;
    expect((await send(call, { ...example, path: doubled })).status).toBe(400);
  });
});

describe.each(named(staffCalls.filter(({ isConditional }) => isConditional === true)))(
  '$name',
  ({ call }) => {
    it('refuses a version that is not the stored one, and says what is', async () => {
      const example = await exampleOf(call);
      const reply = await send(call, example, { 'if-match': '"stale"' });
      expect(reply.status, reply.text).toBe(412);
      expectAsWritten(call.method, call.path, reply);
      const { current } = reply.body as { current: { etag: string } };
      const taken = await send(call, example, { 'if-match': current.etag });
      expect(taken.status, taken.text).toBe(call.answer.status);
    });
  },
);

describe.each(named(staffCalls.filter(({ path }) => path.includes(':id'))))('$name', ({ call }) => {
  let example: Example;
  beforeAll(async () => {
    example = await exampleOf(call);
  });

  it.each(['unknown', '1', "' OR 1=1 --", '%00', '../menu', 'a'.repeat(500), '😀'])(
    'has nothing at %s',
    async (id) => {
      const { path, ...rest } = example;
      const at = path.replace(/\/[a-z0-9]{24}/, `/${id.startsWith('%') ? id : encodeURIComponent(id)}`);
      const reply = await send(call, { ...rest, path: at });
      expect(reply.status, reply.text).toBe(404);
      expectAsWritten(call.method, call.path, reply);
    },
  );
});

async function askWithoutLength(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<Reply> {
  const sent = request(url, { method, headers });
  sent.useChunkedEncodingByDefault = false;
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  const received = new Headers(Object.entries(response.headers as Record<string, string>));
  return { status: response.statusCode ?? 0, headers: received, body: JSON.parse(text), text };
}

function requiredFields({ body }: Call): string[] {
  return fieldsOf(body).flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [name]));
}

function writableFields({ body }: Call): string[] {
  return fieldsOf(body).map(([name]) => name);
}

function derivedFields({ body, answer }: Call): string[] {
  const answered = answer.body instanceof z.ZodObject ? Object.keys(answer.body.shape) : [];
  return answered.filter((name) => body?.shape[name] === undefined);
}

function fieldsOf(body: z.ZodObject | undefined): [string, z.ZodType][] {
  return Object.entries<z.ZodType>(body?.shape ?? {});
}
