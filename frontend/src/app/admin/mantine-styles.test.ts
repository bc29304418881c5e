import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const LIBRARY = 'node_modules/@mantine/core';
const UNDERLYING = ['baseline', 'default-css-variables', 'global'];

const textOf = (file: string) => readFileSync(file, 'utf8');
const namesIn = (list = '') => list.split(',').map((name) => name.trim());

/** Every module that these import of the library, and what those import. */
function reached(files: readonly string[]): Set<string> {
  const all = new Set(files);
  // Iterating over a set includes entries added on the way.
  for (const file of all) {
    for (const [, path = ''] of textOf(file).matchAll(/from "(\.[^"]+)"/g))
      all.add(join(dirname(file), path));
  }
  return all;
}

function usedParts(): string[] {
  const index = textOf(`${LIBRARY}/esm/index.mjs`);
  const homes = new Map(
    [...index.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)].flatMap(([, names, path = '']) =>
      namesIn(names).map((name) => [name, join(LIBRARY, 'esm', path)] as const),
    ),
  );
  const sources = ['src/admin', 'src/app/admin', 'node_modules/@mantine/notifications/esm']
    .flatMap((root) =>
      readdirSync(root, { encoding: 'utf8', recursive: true }).map((name) => join(root, name)),
    )
    .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file));
  const used = sources.flatMap((file) =>
    [...textOf(file).matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g)].flatMap(([, names]) =>
      namesIn(names).filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  );
  return [...new Set(used)].flatMap((name) => homes.get(name) ?? []);
}

const styled = [...reached(usedParts())].flatMap((file) => /(\w+)\.module\.mjs$/.exec(file)?.[1] ?? []);
const imported = [...textOf('src/app/admin/mantine-styles.ts').matchAll(/core\/styles\/([\w-]+)\.css/g)].map(
  ([, name = '']) => name,
);

it('brings the styles of every part that the admin uses, and of no other', () => {
  expect([...imported].sort()).toEqual([...new Set([...styled, ...UNDERLYING])].sort());
});

it('brings them in the library’s order', () => {
  const whole = textOf(`${LIBRARY}/styles.css`);
  const places = imported
    .filter((name) => !UNDERLYING.includes(name))
    .map((name) => whole.indexOf(/m_[0-9a-f]+/.exec(textOf(`${LIBRARY}/styles/${name}.css`))?.[0] ?? name));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
