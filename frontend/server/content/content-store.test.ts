import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { content, KEY, log, reading, setUp } from '../testing/scripted-cms';

beforeEach(() => {
  vi.useFakeTimers();
  for (const level of Object.values(log)) level.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a healthy CMS', () => {
  test('is asked again after 600 ms, counted from the start of the request, and nobody waits for it', async () => {
    const { cms, store } = setUp();
    cms.after(200, { kind: 'content', content: content('one') });
    const first = reading(store);
    await vi.advanceTimersByTimeAsync(200);
    expect((await first).text).toBe('one');
    await vi.advanceTimersByTimeAsync(399);
    await store.read(KEY);
    expect(cms.calls).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    cms.after(100, { kind: 'content', content: content('two') });
    expect(await reading(store)).toMatchObject({ text: 'one', tookMs: 0, answer: { isStale: false } });
    await vi.advanceTimersByTimeAsync(100);
    expect((await reading(store)).text).toBe('two');
    expect(cms.calls).toBe(2);
  });

  test('is waited for once the copy is a second old', async () => {
    const { cms, store } = setUp();
    await store.read(KEY);
    await vi.advanceTimersByTimeAsync(1000);
    cms.after(100, { kind: 'content', content: content('two') });
    const second = reading(store);
    await vi.advanceTimersByTimeAsync(100);
    expect(await second).toMatchObject({ text: 'two', tookMs: 100 });
  });

  test('gets one request for a hundred simultaneous readers', async () => {
    const { cms, store } = setUp();
    cms.after(50, { kind: 'content', content: content('one') });
    const readers = Promise.all(Array.from({ length: 100 }, () => reading(store)));
    await vi.advanceTimersByTimeAsync(50);
    expect(new Set((await readers).map(({ text }) => text))).toEqual(new Set(['one']));
    expect(cms.calls).toBe(1);
  });

  test('confirms the held copy without sending it again', async () => {
    const { cms, store } = setUp();
    const first = await reading(store);
    await vi.advanceTimersByTimeAsync(1000);
    cms.answer = async () => ({ kind: 'unchanged' });
    const second = await reading(store);
    expect(cms.known).toEqual([null, first.answer.kind === 'content' ? first.answer.content : undefined]);
    expect(second.answer).toMatchObject({ kind: 'content', isStale: false, ageMs: 0 });
    await vi.advanceTimersByTimeAsync(599);
    await store.read(KEY);
    expect(cms.calls).toBe(2);
  });

  test('that sends the same bytes again leaves the same object', async () => {
    const { cms, store } = setUp();
    await store.read(KEY);
    const first = store.peek(KEY);
    await vi.advanceTimersByTimeAsync(1000);
    await store.read(KEY);
    expect(cms.calls).toBe(2);
    expect(store.peek(KEY)).toBe(first);
  });
});

describe('a slow CMS', () => {
  test('makes a reader with a copy at hand wait 300 ms, and later readers only the remainder', async () => {
    const { cms, store } = setUp();
    await store.read(KEY);
    await vi.advanceTimersByTimeAsync(1000);
    cms.after(700, { kind: 'content', content: content('two') });
    const first = reading(store);
    await vi.advanceTimersByTimeAsync(200);
    const second = reading(store);
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toMatchObject({ text: 'one', tookMs: 300, answer: { isStale: true } });
    expect(await second).toMatchObject({ text: 'one', tookMs: 100 });
    expect(await reading(store)).toMatchObject({ text: 'one', tookMs: 0 });
    await vi.advanceTimersByTimeAsync(400);
    expect(await reading(store)).toMatchObject({
      text: 'two',
      tookMs: 0,
      answer: { isStale: false, ageMs: 700 },
    });
    expect(cms.calls).toBe(3);
  });

  test('makes a reader without a copy wait', async () => {
    const { cms, store } = setUp();
    cms.after(2000, { kind: 'content', content: content('one') });
    const reader = reading(store);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reader).toMatchObject({ text: 'one', tookMs: 2000 });
  });

  test('times out after five seconds', async () => {
    const { cms, store, status } = setUp();
    cms.hang();
    const reader = reading(store);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await reader).toMatchObject({ text: 'none', tookMs: 5000 });
    expect(status.report()).toMatchObject({ cms: 'down', stale: [KEY] });
  });
});

test('an answer that arrives after its entry was evicted does not replace a newer one', async () => {
  const { cms, store } = setUp();
  const [key, ...others] = Array.from({ length: 501 }, (_, at) => `/api/offers?date=${at}`);
  cms.after(1000, { kind: 'content', content: content('older') });
  const first = reading(store, key);
  cms.after(1, { kind: 'content', content: content('newer') });
  for (const other of others) void store.read(other);
  await vi.advanceTimersByTimeAsync(1);
  const second = reading(store, key);
  await vi.advanceTimersByTimeAsync(1000);
  expect([(await first).text, (await second).text]).toEqual(['older', 'newer']);
  cms.hang();
  const third = reading(store, key);
  await vi.advanceTimersByTimeAsync(300);
  expect((await third).text).toBe('newer');
});

describe('a store that is closed', () => {
  test('aborts pending and later requests, and retains nothing of finished ones', async () => {
    const { cms, store } = setUp();
    const signals: AbortSignal[] = [];
    cms.answer = async (signal) => {
      signals.push(signal);
      return { kind: 'content', content: content('one') };
    };
    await store.read(KEY);
    cms.hang();
    const pending = reading(store, '/api/offers?date=1');
    await store.close();
    expect((await pending).text).toBe('none');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    let isAborted = false;
    cms.answer = async (signal) => {
      isAborted = signal.aborted;
      return { kind: 'failed', cause: 'aborted' };
    };
    await store.read('/api/offers?date=2');
    expect(isAborted).toBe(true);
  });
});

test('knows which texts are values in the site’s own copies', async () => {
  const { cms, store } = setUp();
  cms.answer = async () => ({
    kind: 'content',
    content: { ...content(''), body: Buffer.from('{"image":"/uploads/a.jpg?v=abc"}') },
  });
  expect(store.mentions('/uploads/a.jpg?v=abc')).toBe(false);
  await store.read('/api/offers?date=1');
  expect(store.mentions('/uploads/a.jpg?v=abc')).toBe(false);
  await store.read(KEY);
  expect(store.mentions('/uploads/a.jpg?v=abc')).toBe(true);
  expect(store.mentions('/uploads/a.jpg?v=ab')).toBe(false);
});
