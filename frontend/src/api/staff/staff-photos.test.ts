import { expect, it, vi } from 'vitest';
import { staffCall } from './staff-call';
import { removePhotos } from './staff-photos';

vi.mock('./staff-call', () => ({ staffCall: vi.fn(() => Promise.resolve({})) }));

it('deletes many photos a few at a time, so that colleagues can save in between', async () => {
  await removePhotos(Array.from({ length: 120 }, (_, at) => `photo${at}`));
  const sent = vi.mocked(staffCall).mock.calls.map(([{ body }]) => (body as { ids: string[] }).ids.length);
  expect(sent).toEqual([50, 50, 20]);
});
