import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryMark, DRAWN_CATEGORIES } from './category-mark';

const at = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const drawings = [...at('../../public/art/category-marks.svg').matchAll(/<symbol id="([^"]+)"/g)].map(
  (found) => found[1],
);
const drawingOf = (slug: string) =>
  render(<CategoryMark slug={slug} />)
    .container.querySelector('use')
    ?.getAttribute('href');

it('has a drawing for each category of the demo content, and no unused ones', () => {
  const seeds = at('../../../cms/seed/menu.json') + at('../../../cms/seed/drinks.json');
  const slugs = [...seeds.matchAll(/"slug": "([^"]+)"/g)].map((found) => found[1]);
  expect([...DRAWN_CATEGORIES].sort()).toEqual(slugs.sort());
  expect([...drawings].sort()).toEqual([...slugs, 'tile'].sort());
});

it('shows the drawing of the category, or a tile', () => {
  expect(drawingOf('quesos')).toBe('/art/category-marks.svg#quesos');
  expect(drawingOf('brunch')).toBe('/art/category-marks.svg#tile');
  expect(drawingOf('')).toBe('/art/category-marks.svg#tile');
  expect(drawingOf('"><script>')).toBe('/art/category-marks.svg#tile');
});

it('is hidden from screen readers', () => {
  const { container } = render(<CategoryMark slug="quesos" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
