import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THEME_COLORS } from './theme-colors';

it('match the tokens of the page’s background', () => {
  const css = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const tokens = css.split('@media print')[0] ?? '';
  const grounds = [...tokens.matchAll(/--color-ground: (#[0-9a-f]{6});/g)].map((match) => match[1]);
  expect(grounds).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
