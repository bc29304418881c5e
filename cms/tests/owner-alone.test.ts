import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms } from './running-cms';
import { databaseClient, makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let before: number;
beforeAll(async () => {
  before = process.umask(0o022);
  place = await makePlace();
});
afterAll(async () => {
  process.umask(before);
  await place?.remove();
});

it('a database that others could read is closed to them, and so is what the CMS writes from then on', async () => {
  const file = place.variables['DATABASE_FILENAME'] ?? '';
  if (databaseClient === 'sqlite') await chmod(file, 0o644);
  const cms = await startCms(place);
  await cms.stop();
  if (databaseClient === 'sqlite') expect(await permissions(file)).toBe(0o600);
  const written = join(place.uploadsDir, 'written');
  await writeFile(written, '');
  expect(await permissions(written)).toBe(0o600);
});

async function permissions(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}
