import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../src/contract/all-calls';
import type { Call } from '../src/contract/call';
import { expectAsWritten } from './as-written';
import { callName, examplesOf, type Example } from './call-examples';
import { mailVariables } from './mail-server';
import { cms, signInAgain, staff, startOwnCms } from './own-cms';
import { freePort } from './temporary-place';

/** An answer lists 20 problems, and a field may have more than one. */
const FIELDS_AT_ONCE = 12;

let exampleOf: (call: Call) => Promise<Example>;

// Replies need mail to be set up. That no server answers does not matter here.
startOwnCms(mailVariables(await freePort()));

beforeAll(async () => {
  exampleOf = examplesOf(cms);
});

interface Problem {
  path: string;
  message: string;
}

/** An example, or one with something else as its body. */
type Sent = Omit<Example, 'body'> & { body?: unknown };

const send = (call: Call, { path, body, form }: Sent, headers: Record<string, string>) =>
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

/** These take a code from an authenticator app, which `two-step.test.ts` has. */
const NEEDS_A_CODE = /^\/admin\/me\/two-step\/./;
/** These end the sign-in that they are sent with. */
const ENDS_THE_SIGN_IN = /^\/admin\/(logout|me\/password)/;

describe.each(staffCalls.map((call) => ({ call, name: callName(call) })))('$name', ({ call }) => {
  // A refusal changes nothing, so one example is enough for all; the last test uses it up.
  let example: Example;
  beforeAll(async () => {
    example = await exampleOf(call);
  });

  const sent = async (status: number, change: Partial<Sent> = {}, headers: Record<string, string> = {}) => {
    const reply = await send(call, { ...example, ...change }, headers);
    expect(reply.status, reply.text).toBe(status);
    expectAsWritten(call.method, call.path, reply);
    return reply;
  };

  /** Sends the valid body with these changes, a few at a time. Returns all problems. */
  const problemsWith = async (changes: readonly [name: string, value: unknown][]) => {
    const problems: Problem[] = [];
    for (let from = 0; from < changes.length; from += FIELDS_AT_ONCE) {
      const changed = Object.fromEntries(changes.slice(from, from + FIELDS_AT_ONCE));
      const { body } = await sent(400, { body: { ...example.body, ...changed } });
      problems.push(...body.details);
    }
    return problems;
  };

  if (call.body && call.isMultipart !== true) {
    it('refuses what is missing, of a wrong type or not to be set, each by its name', async () => {
      const missing = requiredFields(call);
      expect(await problemsWith(missing.map((name) => [name, undefined]))).toEqual(
        missing.map((path) => ({ path, message: expect.stringMatching(/ is required\.$/) })),
      );
      const writable = Object.keys(call.body?.shape ?? {});
      const unknown = [...derivedFields(call), 'unknown'];
      const wrong = await problemsWith([
        ...writable.map((name): [string, unknown] => [name, { $ne: null }]),
        ...unknown.map((name): [string, unknown] => [name, null]),
      ]);
      expect(new Set(wrong.map(({ path }) => path.split('.')[0]))).toEqual(
        new Set([...writable, ...unknown]),
      );
      for (const path of unknown) {
        expect(wrong).toContainEqual({ path, message: `“${path}” can’t be set here.` });
      }
    });

    // The other kinds of wrong bodies are refused in one place: `request-bodies.test.ts`.
    it('refuses no body', async () => {
      const { body } = await sent(400, { body: undefined });
      expect(body.message).toBe('The body must be a JSON object.');
    });
  }

  if (call.query) {
    // An `itemId` is looked up, not just checked: see `staff-highlights.test.ts`.
    const names = Object.keys(call.query.shape).filter((name) => name !== 'itemId');
    const noText = names.filter((name) => name !== 'search' && name !== 'tagOverride');

    it('refuses wrong and repeated parameters', async () => {
      const [path, search] = example.path.split('?');
      const refused = async (wrong: readonly string[], value: string) => {
        const query = new URLSearchParams(search);
        for (const name of wrong) query.set(name, value);
        const { body } = await sent(400, { path: `${path}?${query.toString()}` });
        expect(body.details.map((problem: Problem) => problem.path)).toEqual(wrong);
      };
      await refused(names, '\u0000');
      await refused(names, 'x'.repeat(1_000));
      if (noText.length > 0) await refused(noText, "1';DROP TABLE menu_items;--");
      await sent(400, { path: `${path}?${search ?? ''}&${names[0]}=1&${names[0]}=1` });
    });
  }

  if (call.path.includes(':id')) {
    it('finds nothing at an unknown id', async () => {
      for (const id of ['unknown', "' OR 1=1 --", '%00'])
        await sent(404, { path: example.path.replace(/\/[a-z0-9]{24}/, `/${id.replaceAll(' ', '%20')}`) });
    });
  }

  let current: Record<string, string> = {};
  if (call.isConditional) {
    it('refuses a version that is not the stored one, and says what is stored', async () => {
      const { body } = await sent(412, {}, { 'if-match': '"stale"' });
      current = { 'if-match': body.current.etag };
    });
  }

  if (!NEEDS_A_CODE.test(call.path)) {
    afterAll(async () => {
      if (ENDS_THE_SIGN_IN.test(call.path)) await signInAgain();
    });

    it('does what it says, and answers as documented', async () => {
      const reply = await sent(call.answer.status, {}, current);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      if (call.answer.hasEtag) expect(reply.headers.get('etag')).toBe(reply.body.etag);
    });
  }
});

function requiredFields({ body }: Call): string[] {
  return Object.entries<z.ZodType>(body?.shape ?? {}).flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [] : [name],
  );
}

function derivedFields({ body, answer }: Call): string[] {
  const answered = answer.body instanceof z.ZodObject ? Object.keys(answer.body.shape) : [];
  return answered.filter((name) => body?.shape[name] === undefined);
}
