import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importProblems } from './import-rule.mjs';

/** Importable files, one in each layer. */
const TARGETS = [
  'frontend/src/domain/money.ts',
  'frontend/src/ui/tabs.module.css',
  'frontend/src/api/menu.ts',
  'frontend/src/testing/menu.ts',
  'frontend/src/features/dish/dish.tsx',
  'frontend/src/pages/menu/menu-page.tsx',
  'frontend/src/pages/home/home-page.tsx',
  'frontend/src/admin/kit/session/session.ts',
  'frontend/src/admin/menu/list.tsx',
  'frontend/src/admin/drinks/list.tsx',
  'frontend/src/app/routes.tsx',
  'frontend/server/host.ts',
  'cms/src/rules/prices.ts',
  'cms/src/http/errors.ts',
  'cms/src/api/menu/services/menu.ts',
  'cms/src/api/menu/controllers/menu.ts',
];

/**
 * @param {string} from
 * @param {string} text
 */
const problemsOf = (from, text) =>
  importProblems([...TARGETS, from], (file) => (file === from ? text : 'export const a = 1;'));

/**
 * @param {string} from
 * @param {string} specifier
 */
const problems = (from, specifier) =>
  problemsOf(from, `${from.endsWith('.css') ? '@import' : 'import'} '${specifier}';`);

const ALLOWED = [
  ['frontend/src/ui/card.tsx', '../domain/money'],
  ['frontend/src/ui/card.tsx', './tabs.module.css'],
  ['frontend/src/ui/card.tsx', 'react'],
  ['frontend/src/features/promo/promo.tsx', '../dish/dish'],
  ['frontend/src/pages/drinks/drinks-page.tsx', '../../features/dish/dish'],
  ['frontend/src/admin/menu/form.tsx', '../kit/session/session'],
  ['frontend/src/app/layout/layout.tsx', '../../pages/menu/menu-page'],
  ['frontend/src/app/layout/layout.tsx', '../../admin/menu/list'],
  ['frontend/src/app/entry-server.tsx', 'node:stream'],
  ['frontend/src/domain/money.test.ts', 'vitest'],
  ['frontend/src/domain/money.test.ts', 'node:fs'],
  ['frontend/src/api/more.test.ts', '../testing/menu'],
  ['frontend/src/testing/http-server.ts', 'node:http'],
  ['frontend/src/testing/more.tsx', '../features/dish/dish'],
  ['frontend/vite.config.ts', './server/host'],
  ['cms/src/api/menu/controllers/more.ts', '../services/menu'],
  ['cms/src/api/menu/services/more.ts', '../../../rules/prices'],
  ['cms/src/contract/more.ts', 'zod/v4'],
  ['e2e/contract.spec.ts', '../frontend/src/api/menu'],
];
const FORBIDDEN = [
  ['frontend/src/domain/hours.ts', '../api/menu'],
  ['frontend/src/domain/hours.ts', 'react'],
  ['frontend/src/domain/hours.ts', 'node:fs'],
  ['frontend/src/ui/card.tsx', 'fs'],
  ['frontend/src/ui/card.tsx', '../features/dish/dish'],
  ['frontend/src/ui/card.module.css', '../features/dish/dish'],
  ['frontend/src/ui/card.tsx', '../domain/gone'],
  ['frontend/src/features/promo/promo.tsx', '../../pages/menu/menu-page'],
  ['frontend/src/pages/menu/more.tsx', '../home/home-page'],
  ['frontend/src/pages/menu/more.tsx', '../../app/routes'],
  ['frontend/src/admin/menu/form.tsx', '../drinks/list'],
  ['frontend/src/api/more.ts', '../testing/menu'],
  ['frontend/src/testing/more.ts', '../../server/host'],
  ['frontend/src/app/entry-client.tsx', 'node:stream'],
  ['frontend/src/api/types.ts', '../../../cms/src/rules/prices'],
  ['cms/src/rules/hours.ts', '../api/menu/services/menu'],
  ['cms/src/api/menu/services/more.ts', '../controllers/menu'],
  ['cms/src/api/data/services/more.ts', '../../../http/errors'],
  ['scripts/start.mjs', 'react'],
];

test('a layer may import itself and what the plan lists', () => {
  for (const [from = '', specifier = ''] of ALLOWED) assert.deepEqual(problems(from, specifier), []);
});

test('but nothing else', () => {
  for (const [from = '', specifier = ''] of FORBIDDEN) {
    const found = problems(from, specifier);
    assert.equal(found.length, 1, `${from} ${specifier}`);
    assert.ok(found[0]?.startsWith(`${from}:1 imports ${specifier}`), found[0]);
  }
});

test('the host may import only types from the app', () => {
  const count = (/** @type {string} */ text) => problemsOf('frontend/server/entry.ts', text).length;
  assert.equal(count("import type { a } from '../src/app/routes';"), 0);
  assert.equal(count("import { a } from '../src/app/routes';"), 1);
  assert.equal(count("import type { a } from '../src/api/menu';"), 1);
});

test('the message lists what the layer may import', () => {
  assert.deepEqual(problems('frontend/src/ui/card.tsx', '../features/dish/dish'), [
    'frontend/src/ui/card.tsx:1 imports ../features/dish/dish: ' +
      'frontend/src/ui may import itself, frontend/src/domain, not frontend/src/features.',
  ]);
});

test('a folder that is not in the plan fails, and so does a file outside every folder', () => {
  for (const file of [
    'frontend/src/widgets/a.ts',
    'frontend/src/loose.ts',
    'frontend/src/pages/loose.tsx',
    'cms/lib/a.ts',
    'tools/a.mjs',
    'server/build/a.ts',
  ]) {
    const [problem] = problemsOf(file, '');
    assert.match(problem ?? '', new RegExp(`^${file} is in no layer`));
  }
});
