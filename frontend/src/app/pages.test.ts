// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOf } from './assets';
import { dataOf, LAYOUT_DATA, pageAt, PAGES } from './pages';

it('finds the page at a path only in its canonical spelling', () => {
  expect(pageAt('/menu')?.title).toBe('Menu');
  expect(pageAt('/')?.title).toBe('Home');
  for (const path of ['/Menu', '/menu/x', '/nothing', '']) expect(pageAt(path)).toBeUndefined();
});

it('gives every page a title and a description of its own', () => {
  expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map(({ description }) => description)).size).toBe(PAGES.length);
  // The price of the special is a setting.
  for (const { description } of PAGES) expect(description).not.toMatch(/\$|dollar/);
});

it('finds the modules of every page', () => {
  for (const { path } of PAGES) {
    const { module, later } = sourcesOf(path);
    for (const source of [module, ...later])
      expect(existsSync(join(import.meta.dirname, '../..', source)), source).toBe(true);
  }
});

it('lists each read of a page once, required if any use requires it', () => {
  for (const page of PAGES) {
    const keys = dataOf(page).map(({ resource }) => resource.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const need of LAYOUT_DATA) expect(keys).toContain(need.resource.key);
  }
  const special = pageAt('/5-tapas');
  const need = special && dataOf(special).find(({ resource }) => resource.key === '/api/tapas5');
  expect(need?.required).toBe(true);
});

it('has the styleguide in development, but in no list', () => {
  expect(pageAt('/styleguide')?.title).toBe('Styleguide');
  expect(PAGES.map(({ path }) => path)).not.toContain('/styleguide');
});
