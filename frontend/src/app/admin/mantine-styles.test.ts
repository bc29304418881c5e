import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const LIBRARY = 'node_modules/@mantine/core';
const EVERYWHERE = 'src/app/admin/mantine-styles.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');
const namesIn = (list = '') => list.split(',').map((name) => name.trim());
const stylesIn = (file: string) =>
  [...textOf(file).matchAll(/core\/styles\/([\w-]+)\.css/g)].map(([, name = '']) => name);

const index = textOf(`${LIBRARY}/esm/index.mjs`);
const homes = new Map(
  [...index.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)].flatMap(([, names, path = '']) =>
    namesIn(names).map((name) => [name, join(LIBRARY, 'esm', path)] as const),
  ),
);

/** The style sheets of the library components that a file imports, including their own dependencies. */
function neededBy(file: string): string[] {
  const used = [...textOf(file).matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g)].flatMap(
    ([, names]) => namesIn(names).flatMap((name) => homes.get(name) ?? []),
  );
  const reached = new Set(used);
  // Iterating over a set includes entries added on the way.
  for (const module of reached) {
    for (const [, path = ''] of textOf(module).matchAll(/from "(\.[^"]+)"/g))
      reached.add(join(dirname(module), path));
  }
  return [...reached].flatMap((module) => /(\w+)\.module\.mjs$/.exec(module)?.[1] ?? []);
}

const files = ['src/admin', 'src/app/admin', 'node_modules/@mantine/notifications/esm']
  .flatMap((root) => readdirSync(root, { encoding: 'utf8', recursive: true }).map((name) => join(root, name)))
  .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file));
const everywhere = stylesIn(EVERYWHERE);

it('every library component in use has its styles imported', () => {
  const missing = files.flatMap((file) => {
    const there = new Set([...everywhere, ...stylesIn(file)]);
    return neededBy(file).flatMap((name) => (there.has(name) ? [] : `${file}: ${name}`));
  });
  expect(missing).toEqual([]);
});

it('no styles are imported that are not needed', () => {
  const needed = new Set(['baseline', 'global', ...files.flatMap(neededBy)]);
  expect(everywhere.filter((name) => !needed.has(name))).toEqual([]);
  const late = files.filter((file) => file !== EVERYWHERE);
  expect(late.flatMap((file) => stylesIn(file).filter((name) => everywhere.includes(name)))).toEqual([]);
});

it.each(files.filter((file) => stylesIn(file).length > 1))('%s has them in the library’s order', (file) => {
  const whole = textOf(`${LIBRARY}/styles.css`);
  const classes = stylesIn(file).flatMap(
    (name) => /m_[0-9a-f]+/.exec(textOf(`${LIBRARY}/styles/${name}.css`))?.[0] ?? [],
  );
  const places = classes.map((name) => whole.indexOf(name));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
