// @vitest-environment jsdom
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_TOKEN_KEY } from '../session-token';
import { servePage } from '../../testing/page-server';
import { staffCollection, type StaffEntity } from './staff-collection';

let handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const server = servePage((incoming, outgoing) => handle(incoming, outgoing));
beforeAll(() => localStorage.setItem(ADMIN_TOKEN_KEY, 't.o.k'));
afterAll(() => localStorage.clear());

interface Wine extends StaffEntity {
  name: string;
  isDry: boolean;
}
const read = ({ is_dry: isDry, ...wire }: StaffEntity & { name: string; is_dry: boolean }): Wine => ({
  ...wire,
  isDry,
});
const wines = staffCollection<Wine>({ path: '/api/admin/wines', noun: 'wine', read });

const wireOf = (number: number) => ({ id: `w${number}`, etag: '"1"', name: `No. ${number}`, is_dry: true });
const valueOf = (number: number) => ({ id: `w${number}`, etag: '"1"', name: `No. ${number}`, isDry: true });

function answer(outgoing: ServerResponse, body: unknown, status = 200) {
  outgoing.statusCode = status;
  outgoing.setHeader('Content-Type', 'application/json');
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Serves this many entries in pages, as the API does. */
function pagesOf(total: number) {
  handle = (incoming, outgoing) => {
    const query = new URL(incoming.url ?? '', window.location.href).searchParams;
    const [at, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const numbers = Array.from({ length: total }, (_, index) => index + 1);
    const items = numbers.slice((at - 1) * pageSize, at * pageSize).map(wireOf);
    answer(outgoing, { items, page: at, pageSize, total });
  };
}

describe('the list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [1_000, 10],
  ])('of %d entries takes %d pages, each asked for once', async (total, pages) => {
    pagesOf(total);
    const list = await wines.list();
    expect(list.map(({ name }) => name)).toEqual(
      Array.from({ length: total }, (_, index) => `No. ${index + 1}`),
    );
    const asked = server.seen.map(({ url }) => url).toSorted();
    expect(asked).toHaveLength(pages);
    expect(new Set(asked).size).toBe(pages);
  });

  /** Serves pages of two; each read gets the next of `states`, and the last one repeats. */
  function pagesOfTwo(...states: { first: number[]; second: number[]; totals?: [number, number] }[]) {
    let reading = -1;
    handle = (incoming, outgoing) => {
      const asked = Number(new URL(incoming.url ?? '', window.location.href).searchParams.get('page'));
      if (asked === 1) reading += 1;
      const state = states[Math.min(reading, states.length - 1)];
      const { first = [], second = [], totals = [4, 4] } = state ?? {};
      const numbers = asked === 1 ? first : second;
      answer(outgoing, { items: numbers.map(wireOf), page: asked, pageSize: 2, total: totals[asked - 1] });
    };
    return staffCollection({ path: '/api/admin/wines', pageSize: 2, read, noun: 'wine' });
  }
  const WHOLE = { first: [1, 2], second: [3, 4] };

  it.each([
    ['moved from one page to the other', { first: [1, 2], second: [2, 4] }],
    ['came', { first: [1, 2], second: [2, 3], totals: [4, 5] as [number, number] }],
    ['went', { first: [1, 2], second: [4], totals: [4, 3] as [number, number] }],
    ['went after it was counted', { first: [1, 2], second: [4] }],
  ])('misses and doubles none where one %s while it was read: it is read again', async (_, torn) => {
    expect(await pagesOfTwo(torn, torn, WHOLE).list()).toEqual([1, 2, 3, 4].map(valueOf));
    expect(server.seen).toHaveLength(6);
  });

  it('is the last read, each entry once, if the list keeps changing', async () => {
    const torn = { first: [1, 2], second: [2, 4] };
    expect(await pagesOfTwo(torn).list()).toEqual([1, 2, 4].map(valueOf));
    expect(server.seen).toHaveLength(8);
  });

  it('keeps the query that narrows it', async () => {
    handle = (_, outgoing) =>
      answer(outgoing, { items: [wireOf(1), wireOf(2)], page: 1, pageSize: 2, total: 2 });
    const red = staffCollection({
      path: '/api/admin/wines?color=red',
      read,
      pageSize: 2,
      noun: 'wine',
    });
    expect(await red.list()).toEqual([valueOf(1), valueOf(2)]);
    expect(server.seen[0]?.url).toBe('/api/admin/wines?color=red&page=1&pageSize=2');
    expect(red.key).toBe('/api/admin/wines?color=red');
  });

  it.each([[null], [[]], [{ items: {}, total: 0 }], [{ items: [{ id: 'w1' }], total: 1 }]])(
    'is never empty because the answer has no list: %j',
    async (body) => {
      handle = (_, outgoing) => answer(outgoing, body);
      await expect(wines.list()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('one entry', () => {
  it('is found, created, changed and deleted, always only if it is still the version that was seen', async () => {
    handle = (incoming, outgoing) => answer(outgoing, incoming.method === 'DELETE' ? undefined : wireOf(7));
    expect(await wines.find('w7')).toEqual(valueOf(7));
    expect(await wines.create({ name: 'Rioja' })).toEqual(valueOf(7));
    expect(await wines.change('w7', '"1"', { name: 'Toro' })).toEqual(valueOf(7));
    expect(await wines.patch('w7', '"1"', { name: 'Jumilla' })).toEqual(valueOf(7));
    await wines.remove('w7', '"2"');
    expect(
      server.seen.map(({ method, url, body, headers }) => [method, url, body, headers['if-match']]),
    ).toEqual([
      ['GET', '/api/admin/wines/w7', '', undefined],
      ['POST', '/api/admin/wines', '{"name":"Rioja"}', undefined],
      ['PUT', '/api/admin/wines/w7', '{"name":"Toro"}', '"1"'],
      ['PATCH', '/api/admin/wines/w7', '{"name":"Jumilla"}', '"1"'],
      ['DELETE', '/api/admin/wines/w7', '', '"2"'],
    ]);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(Array(5).fill('Bearer t.o.k'));
  });

  it('an id from an address cannot change the path', async () => {
    handle = (_, outgoing) => answer(outgoing, wireOf(7));
    await wines.find('../site?x=#');
    expect(server.seen[0]?.url).toBe('/api/admin/wines/..%2Fsite%3Fx%3D%23');
  });

  it('that someone else changed comes with the refusal and is read like any other', async () => {
    handle = (_, outgoing) =>
      answer(
        outgoing,
        { status: 412, error: 'PreconditionFailed', message: 'Changed.', current: wireOf(7) },
        412,
      );
    const failure: unknown = await wines.change('w7', '"0"', {}).catch((caught: unknown) => caught);
    expect(failure).toMatchObject({ kind: 'precondition' });
    const { current } = (failure as { answer: { body: { current: unknown } } }).answer.body;
    expect(wines.read(current)).toEqual(valueOf(7));
  });

  it('that is not an entry is reported as malformed', async () => {
    for (const wire of [null, 'a page', { id: 'w7' }, { ...wireOf(7), etag: 1 }]) {
      expect(() => wines.read(wire)).toThrow('The answer is not the wine that was asked for.');
    }
    handle = (_, outgoing) => answer(outgoing, '<html>');
    await expect(wines.find('w7')).rejects.toMatchObject({ kind: 'malformed' });
  });
});
