import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../../ui');
/** Parts shown inside another part. */
const WITHIN = new Set(['chip', 'lightbox-frame', 'line-art']);

it('shows every component in ui', () => {
  const parts = readdirSync(UI)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => file.replace('.tsx', ''));
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('-specimens.tsx'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((part) => !WITHIN.has(part) && !sources.includes(`/ui/${part}'`))).toEqual([]);
});
