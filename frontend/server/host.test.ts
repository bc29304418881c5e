import { expect, test } from 'vitest';
import { readEnvironment } from './env';
import { createHost } from './host';
import { fixtureApp } from './testing/fixture-app';
import { temporaryFolder } from './testing/running-host';

test.each([
  ['/api/admin/menu', 'which is not a public read.'],
  ['/api/offers?limit=5&date=2026-01-01', 'which must be written /api/offers?date=2026-01-01&limit=5'],
])('refuses to start with an app that reads %s', async (key, problem) => {
  const folder = await temporaryFolder();
  const attempt = createHost({
    environment: readEnvironment({ PUBLIC_URL: 'https://casa.example', LOG_LEVEL: 'error' }),
    app: { ...fixtureApp, allDataKeys: () => [key] },
    assets: null,
    adminAssets: null,
    clientDir: folder,
    cacheDir: folder,
  });
  await expect(attempt).rejects.toThrow(problem);
});
