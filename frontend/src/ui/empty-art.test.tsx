import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyArt } from './empty-art';

const sprite = readFileSync(join(import.meta.dirname, '../../public/art/empty-art.svg'), 'utf8');

it.each(['plate', 'glass', 'frame'] as const)('the %s is drawn, and silent', (name) => {
  const { container } = render(<EmptyArt name={name} />);
  expect(container.querySelector('use')).toHaveAttribute('href', `/art/empty-art.svg#${name}`);
  expect(sprite).toContain(`id="${name}"`);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
