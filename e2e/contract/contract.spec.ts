import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readDrinks } from '../../frontend/src/api/drinks';
import { readHighlights } from '../../frontend/src/api/highlights';
import { readMenu } from '../../frontend/src/api/menu';
import { readSite } from '../../frontend/src/api/site';
import { readTapas5 } from '../../frontend/src/api/tapas5';
import { expect, test } from '../support/test';

const ROOT = resolve(import.meta.dirname, '../..');

type Json = Record<string, unknown>;

const wire = (type: string) => `import('${ROOT}/frontend/src/api/generated/wire').${type}Wire`;

/** Compiles the answers as values of the generated types: an extra, missing or wrongly typed field is an error. */
async function compile(answers: { type: string; value: unknown }[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-bodegon-contract-'));
  const source = answers.map(
    ({ type, value }, index) => `export const answer${index}: ${type} = ${JSON.stringify(value)};\n`,
  );
  await writeFile(join(folder, 'answers.ts'), source.join(''));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
  const target = '--target es2023 --lib es2023,dom';
  const run = promisify(execFile)(process.execPath, [
    tsc,
    ...`${options} ${target}`.split(' '),
    join(folder, 'answers.ts'),
  ]);
  const complaints = await run.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  await rm(folder, { recursive: true });
  return complaints;
}

test('the CMS answers with the fields that the site knows, in their types', async ({ request, product }) => {
  const answers = await Promise.all(
    [
      ['/api/menu/full', wire('FullMenu')],
      ['/api/drinks/full', wire('FullDrinks')],
      ['/api/highlights', `${wire('Highlight')}[]`],
      ['/api/tapas5', wire('TapasSpecial')],
      ['/api/events-specials', `${wire('EventSpecial')}[]`],
      ['/api/offers', `${wire('Offer')}[]`],
      ['/api/site', wire('Site')],
    ].map(async ([path = '', type = '']) => {
      const value = (await (await request.get(product.url + path)).json()) as unknown;
      return { path, type, value };
    }),
  );
  for (const { path, value } of answers) {
    if (path !== '/api/site') expect(JSON.stringify(value), `${path} holds an entry`).toContain('"id":');
  }
  expect(await compile(answers)).toBe('');
});

test('the site reads the answers of the running CMS', async ({ request, product }) => {
  const read = async (path: string) => (await (await request.get(product.url + path)).json()) as unknown;
  const answer = (await read('/api/menu/full')) as { categories: { name: string; items: Json[] }[] };
  const menu = readMenu(answer);
  expect(menu.categories.map((category) => category.name)).toEqual(answer.categories.map(({ name }) => name));
  const items = answer.categories.flatMap((category) => category.items);
  const dishes = menu.categories.flatMap((category) => category.items);
  expect(dishes.map(({ id, price, name }) => ({ id, price, name }))).toEqual(
    items.map(({ id, price, name }) => ({ id, price, name })),
  );
  expect(dishes.map((dish) => dish.allergens.join('|'))).toEqual(items.map((item) => item['allergens']));
  expect(dishes.map((dish) => dish.image?.src ?? null)).toEqual(items.map((item) => item['image']));

  const drinks = readDrinks(await read('/api/drinks/full'));
  expect(drinks.categories.flatMap((category) => category.items).length).toBeGreaterThanOrEqual(55);
  expect(readHighlights(await read('/api/highlights?limit=10'))).toHaveLength(10);
  expect(readTapas5(await read('/api/tapas5'))).toMatchObject({ active: true, price: 5 });
  const site = readSite(await read('/api/site'));
  expect(site.hours.map((day) => day.weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(site.hours.every((day) => day.spans.length === 1)).toBe(true);
});
