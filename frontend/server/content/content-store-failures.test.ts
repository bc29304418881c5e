import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { content, KEY, log, reading, setUp } from '../testing/scripted-cms';
import type { Outcome } from './content';

beforeEach(() => {
  vi.useFakeTimers();
  for (const level of Object.values(log)) level.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a CMS that fails', () => {
  test('is replaced by the last good copy, and retried once a second', async () => {
    const { cms, store } = setUp();
    await store.read(KEY);
    await vi.advanceTimersByTimeAsync(1000);
    cms.answer = async () => ({ kind: 'failed', cause: 'refused' });
    for (let elapsed = 0; elapsed < 3000; elapsed += 100) {
      expect(await reading(store)).toMatchObject({ text: 'one', tookMs: 0 });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(cms.calls).toBe(1 + 3);
  });

  test('confirms no allergens after half an hour, until it is back', async () => {
    const { cms, store } = setUp();
    const json = { items: [{ name: 'Gambas', allergens_confirmed: true }, { allergensConfirmed: true }] };
    const menu = { body: Buffer.from(JSON.stringify(json)), json, etag: '"menu"' };
    cms.answer = async () => ({ kind: 'content', content: menu });
    await store.read(KEY);
    cms.answer = async () => ({ kind: 'failed', cause: 'refused' });
    await vi.advanceTimersByTimeAsync(1_800_000);
    expect((await store.read(KEY)) as object).toMatchObject({ content: menu });
    await vi.advanceTimersByTimeAsync(1000);
    const old = await store.read(KEY);
    expect(old).toMatchObject({
      content: {
        json: { items: [{ name: 'Gambas', allergens_confirmed: false }, { allergensConfirmed: false }] },
        etag: null,
      },
    });
    // A page is rendered again only for another object.
    expect((await store.readAll([KEY]))[0]).toMatchObject({ content: (old as { content: object }).content });
    cms.answer = async () => ({ kind: 'unchanged' });
    await vi.advanceTimersByTimeAsync(1000);
    expect((await store.read(KEY)) as object).toMatchObject({ content: menu });
  });

  test('confirms none either after the machine slept, when only the time of day has gone on', async () => {
    const { cms, store } = setUp();
    const menu = { ...content('one'), json: { allergens_confirmed: true } };
    cms.answer = async () => ({ kind: 'content', content: menu });
    await store.read(KEY);
    cms.answer = async () => ({ kind: 'failed', cause: 'refused' });
    await vi.advanceTimersByTimeAsync(600);
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    expect(await store.read(KEY)).toMatchObject({
      content: { json: { allergens_confirmed: false } },
      isStale: true,
    });
  });

  test('confirms none either from a copy on disk whose time is yet to come, as after the clock was set back', async () => {
    const json = { allergens_confirmed: true };
    const copy = { body: Buffer.from(JSON.stringify(json)), json, etag: null };
    const fetchedAt = new Date(Date.now() + 86_400_000);
    const { cms, store } = setUp([KEY], {
      read: async () => ({ content: copy, fetchedAt }),
      keep: () => {},
      keepTrying: () => {},
    });
    cms.answer = async () => ({ kind: 'failed', cause: 'refused' });
    await store.restore();
    expect(await store.read(KEY)).toMatchObject({ content: { json: { allergens_confirmed: false } } });
  });

  test('is used again as soon as it is back', async () => {
    const { cms, store, status } = setUp();
    cms.answer = async () => ({ kind: 'failed', cause: 'refused' });
    expect((await reading(store)).text).toBe('none');
    expect(log.warn.mock.calls.map(([, line]) => line as unknown)).toEqual([
      'The CMS has no fresh content: there is no copy to show.',
    ]);
    await vi.advanceTimersByTimeAsync(999);
    cms.answer = async () => ({ kind: 'content', content: content('one') });
    expect((await reading(store)).text).toBe('none');
    await vi.advanceTimersByTimeAsync(1);
    expect((await reading(store)).text).toBe('one');
    expect(status.report()).toMatchObject({ cms: 'up', stale: [] });
  });

  test('is logged in one line when it fails and one when it recovers', async () => {
    const { cms, store } = setUp();
    await store.read(KEY);
    cms.answer = async () => ({ kind: 'failed', cause: 'connect ECONNREFUSED' });
    for (let round = 0; round < 5; round += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await store.read(KEY);
    }
    expect(log.warn.mock.calls).toEqual([
      [{ reqId: expect.any(String), key: KEY, cause: 'connect ECONNREFUSED' }, expect.any(String)],
    ]);
    cms.answer = async () => ({ kind: 'unchanged' });
    await vi.advanceTimersByTimeAsync(1000);
    await store.read(KEY);
    expect(log.info.mock.calls).toEqual([['Content is fresh again after 5 s.']]);
  });
});

describe('a refusal', () => {
  const refused: Outcome = {
    kind: 'refused',
    refusal: { status: 400, body: Buffer.from('no'), contentType: 'text/plain' },
  };

  test('is passed on but not kept as a good copy', async () => {
    const { cms, store } = setUp();
    cms.answer = async () => refused;
    expect((await reading(store)).answer).toMatchObject({ kind: 'refused' });
    cms.answer = async () => ({ kind: 'failed', cause: 'refused' });
    await vi.advanceTimersByTimeAsync(1000);
    expect((await reading(store)).text).toBe('none');
  });

  test('leaves the last good copy and is reported to the operator', async () => {
    const { cms, store, status } = setUp();
    await store.read(KEY);
    await vi.advanceTimersByTimeAsync(1000);
    cms.answer = async () => refused;
    expect(await reading(store)).toMatchObject({ text: 'one', answer: { kind: 'content', isStale: true } });
    expect(status.report().stale).toEqual([KEY]);
  });
});

test('a flood of unusual queries evicts no copy of the site’s own and does not fill memory', async () => {
  const { cms, store, status } = setUp();
  await store.read(KEY);
  for (let day = 0; day < 2000; day += 1) await store.read(`/api/offers?date=${day}`);
  cms.answer = async () => ({ kind: 'failed', cause: 'down' });
  await vi.advanceTimersByTimeAsync(1000);
  expect((await reading(store)).text).toBe('one');
  expect(store.peek('/api/offers?date=0')).toBeNull();
  expect(store.peek('/api/offers?date=1999')).not.toBeNull();
  await store.read('/api/offers?date=1999');
  expect(status.report().stale).toEqual([KEY]);
});

describe('unusual queries with large answers', () => {
  const megabytes = Buffer.alloc(4 * 1024 * 1024);
  const oddKey = (day: number) => `/api/offers?date=${day}`;

  test('are kept up to a total size, whether they arrived large or grew', async () => {
    const { cms, store } = setUp();
    for (let day = 0; day < 20; day += 1) await store.read(oddKey(day));
    expect(store.peek(oddKey(0))).not.toBeNull();
    cms.answer = async () => ({ kind: 'content', content: { ...content('two'), body: megabytes } });
    await vi.advanceTimersByTimeAsync(1000);
    for (let day = 0; day < 20; day += 1) await store.read(oddKey(day));
    const held = Array.from({ length: 20 }, (_, day) => store.peek(oddKey(day))).filter(Boolean);
    expect(held).toHaveLength(15);
  });

  test('are kept up to that size when they are refusals', async () => {
    const { cms, store } = setUp();
    const refusal = { status: 400, body: megabytes, contentType: 'text/plain' };
    cms.answer = async () => ({ kind: 'refused', refusal });
    for (let day = 0; day < 20; day += 1) await store.read(oddKey(day));
    await store.read(oddKey(19));
    expect(cms.calls).toBe(20);
    await store.read(oddKey(0));
    expect(cms.calls).toBe(21);
  });
});
