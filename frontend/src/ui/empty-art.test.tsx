import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyArt } from './empty-art';

it.each(['plate', 'glass', 'frame'] as const)('the %s is drawn, and hidden from screen readers', (name) => {
  render(<EmptyArt name={name} />);
  const source = screen.getByRole('presentation').getAttribute('src');
  expect(existsSync(join(import.meta.dirname, `../../public${source}`))).toBe(true);
});
