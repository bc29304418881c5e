import { expect, it, vi } from 'vitest';
import { createOnce } from './create-once';

it('sends a double-clicked form once, and the same form again later', async () => {
  const sent = vi.fn(async () => new Response('{"data":1}'));
  vi.stubGlobal('window', { fetch: sent });
  createOnce();
  const save = async (body: string) => {
    const path = '/cms/content-manager/collection-types/api::offer.offer';
    return (await window.fetch(path, { method: 'POST', body })).json();
  };
  expect(await Promise.all([save('a'), save('a'), save('b')])).toEqual([
    { data: 1 },
    { data: 1 },
    { data: 1 },
  ]);
  expect(sent).toHaveBeenCalledTimes(2);
  await save('a');
  expect(sent).toHaveBeenCalledTimes(3);
});
