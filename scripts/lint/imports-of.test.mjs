import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf } from './imports-of.mjs';

/**
 * @param {string} path
 * @param {string} text
 */
const names = (path, text) => importsOf(path, text).imports.map(({ specifier }) => specifier);

test('finds every way to refer to a module, with its line', () => {
  const text = `
    import './a.css';
    import b, { c } from './b';
    import type { D } from './d';
    export { e } from './e';
    export * from './f';
    export type { G } from './g';
    import h = require('./h');
    const i = import('./i');
    const j = require('./j');
    type K = import('./k').K;
    type L = typeof import('./l');
    vi.mock('./m');
    vi.mock(import('./n'));
    const o = await vi.importActual('./o');
    const p = import.meta.resolve('./p');
    const q = <div>{lazy(() => import('./q'))}</div>;
  `;
  const { imports } = importsOf('a.tsx', text);
  assert.equal(imports.map(({ specifier }) => specifier.slice(2, 3)).join(''), 'abdefghijklmnopq');
  assert.deepEqual(imports[2], { specifier: './d', line: 4, isType: true });
});

test('does not mistake text and comments for imports', () => {
  const text = "// import './a'\nconst text = \"import './b'\"; /* require('./c') */";
  assert.deepEqual(names('a.ts', text), []);
});

test('a computed name is a problem, unless it is marked', () => {
  const problems = (/** @type {string} */ text) => importsOf('a.ts', text).problems.join();
  assert.match(problems('await import(name)'), /a\.ts:1 imports a name that is computed/);
  assert.equal(problems('await import(/* at run time */ name)'), '');
});

test('finds what styles import, but not web addresses', () => {
  const text = `
    /* @import './not.css'; */
    @import './a.css';
    @import url("b.css");
    @import url(https://example.com/c.css);
    .x { composes: y z from '../d.css'; }
  `;
  assert.deepEqual(names('a.css', text), ['./a.css', 'b.css', '../d.css']);
});
