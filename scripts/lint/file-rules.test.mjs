import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileProblems } from './file-rules.mjs';

/**
 * @param {string} file
 * @param {string} text
 */
function check(file, text) {
  return fileProblems([file], () => text);
}

test('names are kebab-case and meaningful', () => {
  for (const file of [
    'frontend/src/ui/tabs.module.css',
    'cms/src/api/menu/routes/01-public.ts',
    'a/b.test.mjs',
  ]) {
    assert.deepEqual(check(file, '').problems, []);
  }
  for (const file of [
    'frontend/src/ui/Tabs.tsx',
    'a/menuItem.ts',
    'a/menu_item.ts',
    'a/utils.ts',
    'common/a.ts',
    'a/helpers/b.ts',
  ]) {
    assert.equal(check(file, '').problems.length, 1, file);
  }
});

test('raw colors are only in the tokens', () => {
  const css =
    '.a { color: #fff; background: rgb(0 0 0 / 20%); border-color: rgb(from var(--ink) r g b / 50%) }';
  assert.match(
    check('frontend/src/ui/a.module.css', css).problems.join(),
    /a\.module\.css:1 has a color of its own \(#fff/,
  );
  assert.deepEqual(check('frontend/src/styles/tokens.css', css).problems, []);
  assert.deepEqual(
    check('frontend/src/ui/b.module.css', '.a { color: rgb(from var(--ink) r g b / 50%) }').problems,
    [],
  );
});

test('no file that only re-exports others', () => {
  assert.equal(
    check('a/index.ts', "// all\nexport * from './b';\nexport { c } from './c';\n").problems.length,
    1,
  );
  assert.deepEqual(check('a/b.ts', "export { c } from './c';\nexport const d = 1;\n").problems, []);
});

test('warns about long files and refuses longer ones', () => {
  assert.equal(check('a/b.ts', 'x\n'.repeat(200)).warnings.length, 0);
  assert.equal(check('a/b.ts', 'x\n'.repeat(201)).warnings.length, 1);
  assert.match(check('a/b.ts', 'x\n'.repeat(301)).problems.join(), /301 lines/);
  assert.equal(check('a/b.test.ts', 'x\n'.repeat(301)).warnings.length, 1);
});

test('nothing that the build removes from React', () => {
  for (const tag of [
    '<ViewTransition name="a">',
    '<Fragment key={1} ref={all}>',
    '<React.Fragment ref={all}>',
  ])
    assert.match(check('frontend/src/ui/a.tsx', tag).problems.join(), /does nothing/, tag);
  assert.deepEqual(
    check('frontend/src/ui/a.tsx', '<Fragment key={1}><p ref={all} /></Fragment>').problems,
    [],
  );
});
