import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCmsProcess, type CmsProcess } from './cms-process';
import { mailVariables, startMailServer, type MailServer } from './mail-server';
import { smallSeed } from './make-content';
import { makeEmptyPlace, makePlace, type TemporaryPlace } from './temporary-place';

// SQLite supports only one process.
it('replicas that start at once on an empty database fill it once', async () => {
  const place = await makeEmptyPlace();
  const variables = { DEMO_CONTENT: 'true', SEED_DIR: smallSeed };
  const starts = await Promise.allSettled([1, 2, 3].map(() => startCmsProcess(place, variables)));
  const replicas = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  try {
    expect(starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual(
      [],
    );
    const answers = await Promise.all(
      replicas.map(async ({ url }) => (await fetch(`${url}/api/menu/full`)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    const { categories } = JSON.parse(answers[0] ?? '') as { categories: { items: { name: string }[] }[] };
    const names = categories.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  } finally {
    for (const replica of replicas) replica.end('SIGTERM');
    await Promise.all(replicas.map(({ ended }) => ended));
    await place.remove();
  }
});

describe('two replicas', () => {
  const MESSAGES = 60;
  const SIGN_INS = 4;

  let place: TemporaryPlace;
  let server: MailServer;
  let replicas: CmsProcess[] = [];

  beforeAll(async () => {
    place = await makePlace();
    server = await startMailServer();
    const variables = {
      ...mailVariables(server.port),
      RATE_LIMIT_STORE: 'database',
      LOGIN_PER_ACCOUNT: String(SIGN_INS),
      CONTACT_PER_ADDRESS_PER_HOUR: String(MESSAGES + 1),
    };
    replicas = await Promise.all([1, 2].map(() => startCmsProcess(place, variables)));
  });

  afterAll(async () => {
    for (const replica of replicas) replica.end('SIGTERM');
    await Promise.all(replicas.map(({ ended }) => ended));
    await server?.stop();
    await place?.remove();
  });

  const post = (at: number, path: string, body: object, headers = {}) =>
    fetch(`${replicas[at % replicas.length]?.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const message = (text: string) => ({ name: 'Ana', email: 'ana@diner.example', message: text });

  it('announce each message once, store one that is sent to both once, and count messages together', async () => {
    const again = { 'idempotency-key': 'b1f0c6de-8a57-4d0e-9c39-5f6d0a3d7e21' };
    const twice = await Promise.all([0, 1].map((at) => post(at, '/contact', message('Twice'), again)));
    expect(twice.filter(({ status }) => status < 300)).toHaveLength(2);
    const bodies = (await Promise.all(twice.map((answer) => answer.json()))) as { id: string }[];
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);

    const answers = await Promise.all(
      Array.from({ length: MESSAGES - 1 }, (_, at) => post(at, '/contact', message(`Message ${at}`))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    // An email that the server had no time for is tried again within half a minute.
    await expect.poll(() => server.received.length, { timeout: 90_000 }).toBe(MESSAGES);
    // Longer than each replica's interval between checks.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(server.received).toHaveLength(MESSAGES);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(MESSAGES);

    const more: number[] = [];
    for (let at = 0; at < 4; at += 1) more.push((await post(at, '/contact', message(`More ${at}`))).status);
    expect(more.at(-1)).toBe(429);
    expect(more.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
  });

  it('count failed sign-ins together', async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= SIGN_INS; at += 1) {
      const guess = { email: 'staff@casabodegon.example', password: `Wrong-${at}` };
      statuses.push((await post(at, '/auth/login', guess)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: SIGN_INS }, () => 401), 429]);
  });
});
