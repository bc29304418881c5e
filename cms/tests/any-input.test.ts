import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { ALL_CALLS } from '../src/contract/all-calls';
import type { Call } from '../src/contract/call';
import { callName, examplesOf, type Example } from './call-examples';
import { anyBody, anyHeaders, anyQuery, type AnyBody } from './generated-input';
import { GENERATED_REQUESTS } from './how-much.mts';
import { cms, staff, startOwnCms } from './own-cms';

const requestsInARound = 20;
const rounds = GENERATED_REQUESTS / requestsInARound;
const longestWait = 60_000;
/** Fixed, so that every run sends the same requests. */
const firstSeed = 1996;

let examples: Map<string, Example>;
let exampleOf: (call: Call) => Promise<Example>;

const highLimits = {
  CONTACT_PER_ADDRESS_PER_HOUR: '1000000',
  CONTACT_PER_HOUR: '1000000',
  LOGIN_PER_ACCOUNT: '1000000',
  LOGIN_PER_ADDRESS: '1000000',
};

startOwnCms(highLimits);

beforeAll(async () => {
  examples = new Map();
  exampleOf = examplesOf(cms);
  for (const call of ALL_CALLS) {
    const example = call.who === 'anyone' ? publicExample(call) : await exampleOf(call);
    examples.set(callName(call), example);
  }
});

function publicExample(call: Call): Example {
  const bodies: Record<string, Record<string, unknown>> = {
    '/contact': { name: 'Ana', email: 'ana@diner.example', message: 'Hello there' },
    '/auth/welcome': { code: 'x', password: 'Cocina-1996' },
    '/auth/two-step': { ticket: 'x', code: '123456' },
    '/auth/login': { email: 'nobody@casabodegon.example', password: 'wrong' },
  };
  const body = bodies[call.path];
  return { path: `/api${call.path}`, ...(body ? { body } : {}) };
}

interface Generated {
  call: Call;
  query: string;
  body: AnyBody;
  headers: Record<string, string>;
}

/** All calls except those that would end the sign-in that the others use. */
const callsOfOneSignIn = ALL_CALLS.filter(
  ({ path }) => !path.startsWith('/admin/logout') && path !== '/admin/me/password',
);

const anyRequest: fc.Arbitrary<Generated> = fc.constantFrom(...callsOfOneSignIn).chain((call) =>
  fc.record({
    call: fc.constant(call),
    query: anyQuery(Object.keys(call.query?.shape ?? {})),
    body: anyBody(Object.keys(call.body?.shape ?? {})),
    headers: anyHeaders,
  }),
);

const counts = new Map<number, number>();

async function send({ call, query, body, headers }: Generated): Promise<void> {
  const example = examples.get(callName(call));
  if (!example) throw new Error(`No example of ${callName(call)}`);
  const { text, type } = body(example.body);
  const hasBody = call.method !== 'GET' && text !== null;
  const path = `${example.path}${example.path.includes('?') ? '&' : '?'}${query}`;
  const sent = `${call.method} ${path.slice(0, 500)} ${text?.slice(0, 500)}`;
  const reply = await cms
    .ask(path, {
      method: call.method,
      headers: {
        ...headers,
        ...(call.who === 'anyone' ? {} : { authorization: `Bearer ${staff.token}` }),
        ...(hasBody ? { 'content-type': type } : {}),
      },
      ...(hasBody ? { body: text } : {}),
      signal: AbortSignal.timeout(longestWait),
    })
    .catch((cause: unknown) => {
      throw new Error(`No answer to ${sent}: ${String(cause)}`, { cause });
    });
  counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1);
  const request = () => `${sent} → ${reply.text.slice(0, 500)}`;
  expect(reply.status, request()).toBeLessThan(500);
  // Recreates what was deleted, so that the next deletion finds something.
  if (reply.status === 204) examples.set(callName(call), await exampleOf(call));
  if (reply.status < 400) return;
  expect(reply.body, request()).toMatchObject({
    status: reply.status,
    error: expect.stringMatching(/^[A-Za-z]+Error$/),
    message: expect.stringMatching(/^.{3,400}$/su),
  });
  expect(reply.text, request()).not.toMatch(/node_modules|\.js:\d|SQLITE|select .* from|at \w+ \(/i);
}

it(`${GENERATED_REQUESTS} generated bodies and queries: no 5xx, no hang, no unhandled rejection`, async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  for (let round = 0; round < rounds; round += 1) {
    const requests = fc.sample(anyRequest, { numRuns: requestsInARound, seed: firstSeed + round });
    await Promise.all(requests.map(send));
  }
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);

  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(GENERATED_REQUESTS);
  // Refusals alone would prove little.
  expect([...counts].filter(([status]) => status < 300).length).toBeGreaterThan(1);
  expect((await cms.ask('/api/health')).status).toBe(200);
  expect((await cms.ask('/api/menu/full')).status).toBe(200);
  process.stdout.write(`answers: ${JSON.stringify(Object.fromEntries(counts))}\n`);
}, 600_000);
