import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const patterns = ['styles/patterns.css', 'app/admin/admin-patterns.css']
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('');
const said = new Set([...patterns.matchAll(/\.([a-z][\w-]*)(?=[,) :])/g)].map(([, name = '']) => name));

const sources = ['admin', 'pages', 'features', 'ui', 'app']
  .flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  .filter((file) => /(?<!\.test)\.(tsx|module\.css)$/.test(file))
  .map((file) => readFileSync(join(SRC, file), 'utf8'));
const composed = sources.flatMap((text) =>
  [...text.matchAll(/composes: ([\w -]+) from global/g)].flatMap(([, names = '']) => names.split(' ')),
);

it('has every pattern that a module composes', () => {
  expect(composed.length).toBeGreaterThan(100);
  expect([...new Set(composed)].filter((name) => !said.has(name))).toEqual([]);
});

it('has no unused pattern', () => {
  const classes = sources.flatMap((text) =>
    [...text.matchAll(/className=(?:"|\{`)([^"`]*)/g)].flatMap(([, names = '']) => names.split(/[\s"']+/)),
  );
  const used = new Set([...composed, ...classes]);
  expect([...said].filter((name) => !used.has(name))).toEqual([]);
});
