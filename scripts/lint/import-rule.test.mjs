import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { tree } from './fixtures/tree.mjs';
import { houseProblems } from './house-rules.mjs';
import { ROOMS } from './rooms.mjs';

/** Importable files, one in each room. */
const TARGETS = {
  'frontend/src/domain/money.ts': 'export const a = 1;',
  'frontend/src/ui/tabs.tsx': 'export const a = 1;',
  'frontend/src/ui/tabs.module.css': '.a {}',
  'frontend/src/api/menu.ts': 'export const a = 1;',
  'frontend/src/testing/menu.ts': 'export const a = 1;',
  'frontend/src/features/dish/dish.tsx': 'export const a = 1;',
  'frontend/src/pages/menu/menu-page.tsx': 'export const a = 1;',
  'frontend/src/pages/home/home-page.tsx': 'export const a = 1;',
  'frontend/src/admin/kit/shell/shell.tsx': 'export const a = 1;',
  'frontend/src/admin/kit/session/session.ts': 'export const a = 1;',
  'frontend/src/admin/menu/list.tsx': 'export const a = 1;',
  'frontend/src/admin/drinks/list.tsx': 'export const a = 1;',
  'frontend/src/app/routes.tsx': 'export const a = 1;',
  'frontend/src/styles/tokens.css': ':root {}',
  'frontend/server/host.ts': 'export const a = 1;',
  'cms/src/rules/prices.ts': 'export const a = 1;',
  'cms/src/http/errors.ts': 'export const a = 1;',
  'cms/src/api/menu/services/menu.ts': 'export const a = 1;',
  'cms/src/api/menu/controllers/menu.ts': 'export const a = 1;',
  'cms/src/api/menu/routes/01-public.ts': 'export const a = 1;',
};

/**
 * @param {string} from
 * @param {string} specifier
 */
function problems(from, specifier) {
  const keyword = from.endsWith('.css') ? '@import' : 'import';
  return houseProblems(tree({ ...TARGETS, [from]: `${keyword} '${specifier}';` })).problems;
}

const ALLOWED = [
  ['frontend/src/ui/card.tsx', '../domain/money'],
  ['frontend/src/ui/card.tsx', './tabs.module.css'],
  ['frontend/src/ui/card.tsx', 'react'],
  ['frontend/src/api/drinks.ts', '../domain/money'],
  ['frontend/src/features/promo/promo.tsx', '../dish/dish'],
  ['frontend/src/features/promo/promo.tsx', '../../api/menu'],
  ['frontend/src/pages/drinks/drinks-page.tsx', '../../features/dish/dish'],
  ['frontend/src/admin/menu/form.tsx', '../kit/shell/shell'],
  ['frontend/src/admin/menu/form.tsx', '../kit/session/session'],
  ['frontend/src/admin/menu/form.tsx', '../../api/menu'],
  ['frontend/src/app/layout/layout.tsx', '../../pages/menu/menu-page'],
  ['frontend/src/app/layout/layout.tsx', '../../admin/menu/list'],
  ['frontend/src/app/document.tsx', '../styles/tokens.css'],
  ['frontend/src/domain/money.test.ts', 'vitest'],
  ['frontend/vite.config.ts', './server/host'],
  ['cms/src/api/menu/controllers/more.ts', '../services/menu'],
  ['cms/src/api/menu/services/more.ts', '../../../rules/prices'],
  ['cms/src/middlewares/errors.ts', '../http/errors'],
  ['cms/src/middlewares/types.ts', 'koa'],
  ['e2e/contract.spec.ts', '../frontend/src/api/menu'],
  ['scripts/start.mjs', 'node:fs'],
  ['frontend/src/app/entry-server.tsx', 'node:stream'],
  ['frontend/src/domain/money.test.ts', 'node:fs'],
  ['frontend/src/testing/http-server.ts', 'node:http'],
  ['frontend/src/testing/more.tsx', '../pages/menu/menu-page'],
  ['frontend/src/api/more.test.ts', '../testing/menu'],
  ['frontend/server/more.ts', 'node:fs'],
  ['frontend/server/build/precompress.ts', 'node:zlib'],
  ['cms/src/http/more.ts', 'node:crypto'],
  ['cms/src/rules/prices.test.ts', 'node:fs'],
];
for (const [from = '', specifier = ''] of ALLOWED) {
  test(`${from} may import ${specifier}`, () => assert.deepEqual(problems(from, specifier), []));
}

const FORBIDDEN = [
  ['frontend/src/domain/hours.ts', '../api/menu'],
  ['frontend/src/domain/hours.ts', 'react'],
  ['frontend/src/ui/card.tsx', '../features/dish/dish'],
  ['frontend/src/ui/card.tsx', '../api/menu'],
  ['frontend/src/ui/card.module.css', '../features/dish/dish'],
  ['frontend/src/api/drinks.ts', '../ui/tabs'],
  ['frontend/src/features/promo/promo.tsx', '../../pages/menu/menu-page'],
  ['frontend/src/pages/menu/more.tsx', '../home/home-page'],
  ['frontend/src/pages/menu/more.tsx', '../../app/routes'],
  ['frontend/src/pages/menu/more.tsx', '../../admin/kit/shell/shell'],
  ['frontend/src/admin/menu/form.tsx', '../drinks/list'],
  ['frontend/src/admin/menu/form.tsx', '../../pages/menu/menu-page'],
  ['frontend/src/app/entry.tsx', '../../server/host'],
  ['frontend/server/render.ts', '../src/app/routes'],
  ['frontend/src/api/types.ts', '../../../cms/src/rules/prices'],
  ['cms/src/bootstrap/seed.ts', '../../../frontend/src/domain/money'],
  ['cms/src/rules/hours.ts', '../api/menu/services/menu'],
  ['cms/src/rules/hours.ts', '@strapi/strapi'],
  ['cms/src/api/menu/services/more.ts', '../controllers/menu'],
  ['cms/src/api/menu/services/more.ts', '../../../http/errors'],
  ['cms/src/api/menu/routes/02-staff.ts', '../services/menu'],
  ['cms/src/entries/more.ts', '../http/errors'],
  ['scripts/start.mjs', 'react'],
  ['frontend/server/build/precompress.ts', '../../src/app/routes'],
  ['cms/src/api/data/services/more.ts', '../../../http/errors'],
  ['frontend/src/domain/hours.ts', 'node:fs'],
  ['frontend/src/ui/card.tsx', 'fs'],
  ['frontend/src/pages/menu/more.tsx', 'node:url'],
  ['frontend/src/app/entry-client.tsx', 'node:stream'],
  ['cms/src/rules/hours.ts', 'node:crypto'],
  ['frontend/src/api/more.ts', '../testing/menu'],
  ['frontend/src/testing/menu.ts', '../../server/host'],
  ['frontend/src/ui/card.tsx', 'by-chance'],
  ['frontend/src/ui/card.test.tsx', 'by-chance'],
  ['cms/src/http/more.ts', 'by-chance/part'],
];
for (const [from = '', specifier = ''] of FORBIDDEN) {
  test(`${from} may not import ${specifier}`, () => {
    const found = problems(from, specifier);
    assert.equal(found.length, 1, found.join('\n'));
    assert.ok(found[0]?.startsWith(`${from}:1 imports ${specifier}`), found[0]);
  });
}

test('the host may take types from the app, and nothing that runs', () => {
  const problemsOf = (/** @type {string} */ text) =>
    houseProblems(tree({ ...TARGETS, 'frontend/server/entry.ts': text })).problems.length;
  assert.equal(problemsOf("import type { a } from '../src/app/routes';"), 0);
  assert.equal(problemsOf("import { a } from '../src/app/routes';"), 1);
  assert.equal(problemsOf("import type { a } from '../src/api/menu';"), 1);
});

test('the message says what the room may import', () => {
  assert.deepEqual(problems('frontend/src/ui/card.tsx', '../features/dish/dish'), [
    'frontend/src/ui/card.tsx:1 imports ../features/dish/dish: ' +
      'frontend/src/ui may import itself, frontend/src/domain, not frontend/src/features.',
  ]);
});

test('a folder that the plan does not know fails, and so does a file outside every folder', () => {
  for (const file of [
    'frontend/src/widgets/a.ts',
    'frontend/src/loose.ts',
    'frontend/src/pages/loose.tsx',
    'cms/lib/a.ts',
    'tools/a.mjs',
    'server/build/a.ts',
  ]) {
    const [problem] = houseProblems(tree({ [file]: 'export const a = 1;' })).problems;
    assert.match(problem ?? '', new RegExp(`^${file} lies in no room`));
  }
});

test('an import that leads nowhere fails', () => {
  assert.match(
    problems('frontend/src/ui/card.tsx', '@/domain/money')[0] ?? '',
    /neither a file nor an installed/,
  );
  assert.match(
    problems('frontend/src/ui/card.tsx', '../domain/gone')[0] ?? '',
    /neither a file nor an installed/,
  );
});

test('every folder of the frontend has its room', () => {
  const source = fileURLToPath(new URL('../../frontend/src', import.meta.url));
  assert.ok(existsSync(source));
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    assert.ok(
      ROOMS.some(({ path }) => path === `frontend/src/${name}` || path === `frontend/src/${name}/*`),
      name,
    );
  }
});
