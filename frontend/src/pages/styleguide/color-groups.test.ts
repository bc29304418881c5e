import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLOR_GROUPS } from './color-groups';

const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
const inTokens = new Set([...tokens.matchAll(/--color-([\w-]+):/g)].map((found) => found[1] ?? ''));

it('shows every color token, and nothing else', () => {
  const uses = COLOR_GROUPS.flatMap((group) => group.uses);
  const shown = new Set(uses.flatMap(({ name, on }) => (on ? [name, on] : [name])));
  expect([...shown].sort()).toEqual([...inTokens].sort());
});
