import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSeed } from './seed-files';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casa-seed-'));
  await cp(join(__dirname, '../../../tests/small-seed'), folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

it.each([
  ['menu.json', 'Patatas bravas'],
  ['drinks.json', 'Rioja Crianza'],
] as const)('refuses a price with cents in %s, and names what costs it', async (file, name) => {
  const seed = JSON.parse(await readFile(join(folder, file), 'utf8'));
  const items: { name: string; price: number }[] = seed.categories[0].items;
  for (const item of items) if (item.name === name) item.price = 8.5;
  await writeFile(join(folder, file), JSON.stringify(seed));
  await expect(readSeed(folder)).rejects.toThrow(`${file}, “${name}”: Menu prices are whole dollars`);
});
