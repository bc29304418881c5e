import { expect, it, vi } from 'vitest';
import { servePage } from '../../testing/page-server';
import { AnswerStore } from './answer-store';

servePage((_, outgoing) => outgoing.end('{}'));

it('loads the page again if the code that reads the answer is gone, as after an update of the site', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'https://x/menu', reload });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError('404'));
  const store = new AnswerStore({ '/api/menu': 'old' });
  const resource = { key: '/api/menu', load };
  await store.fetch(resource);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(store.read(resource)).toMatchObject({ data: 'old', error: { name: 'CodeMissingError' } });
  await store.fetch(resource);
  load.mockResolvedValue(() => 'new');
  await store.fetch(resource);
  expect(store.read(resource)).toEqual({ data: 'new', at: expect.any(Number) });
  expect(reload).toHaveBeenCalledOnce();
});
