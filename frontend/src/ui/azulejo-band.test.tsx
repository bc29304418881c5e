import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AzulejoBand, type AzulejoPattern } from './azulejo-band';

const PATTERNS: readonly AzulejoPattern[] = ['star', 'rosette', 'wave'];
const css = readFileSync(join(import.meta.dirname, 'azulejo-band.module.css'), 'utf8');

it.each(PATTERNS)('the pattern %s has its drawing', (pattern) => {
  const [, address = ''] = new RegExp(`\\.${pattern} \\{[^}]*url\\('([^']+)'\\)`).exec(css) ?? [];
  expect(address).toBe(`/art/azulejo-${pattern}.svg`);
  expect(existsSync(join(import.meta.dirname, '../../public', address))).toBe(true);
});

it('shows stars by default, and is hidden from screen readers', () => {
  const { container } = render(
    <>
      <AzulejoBand />
      <AzulejoBand pattern="star" />
      <AzulejoBand pattern="wave" />
    </>,
  );
  const [plain, star, wave] = container.children;
  expect(plain?.className).toBe(star?.className);
  expect(wave?.className).not.toBe(star?.className);
  expect(plain).toHaveAttribute('aria-hidden', 'true');
});
