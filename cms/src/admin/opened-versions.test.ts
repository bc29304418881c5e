import { expect, it, vi } from 'vitest';
import { sendOpenedVersions } from './opened-versions';

const version = '2026-11-28T22:00:00.000Z';

it.each([
  [
    'an entry',
    '/cms/content-manager/collection-types/api::offer.offer/abc',
    { data: { updatedAt: version } },
  ],
  ['a photo', '/cms/upload/files/7', { updatedAt: version }],
])('names with a save of %s the version that was opened', async (_what, path, answer) => {
  const sent = vi.fn(async (_path: string, _options?: RequestInit) => new Response(JSON.stringify(answer)));
  vi.stubGlobal('window', { fetch: sent });
  sendOpenedVersions();
  await window.fetch(path);
  await window.fetch(path, { method: 'PUT', body: '{}' });
  const saved = sent.mock.calls[1]?.[1];
  expect(new Headers(saved?.headers).get('if-match')).toBe(`"${version}"`);
});
