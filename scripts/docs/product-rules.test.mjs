import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../product/apps.mjs';

const [, ...rules] = readFileSync(join(ROOT, 'docs/product.md'), 'utf8').split(/^- /m);

/** @type {Map<string, string>} */
const sources = new Map();

/** @param {string} file */
function sourceOf(file) {
  if (!sources.has(file)) {
    const path = join(ROOT, file);
    sources.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '');
  }
  return sources.get(file) ?? '';
}

/**
 * Whether a file contains a text as a string literal.
 * @param {string} file
 * @param {string} title
 */
function hasTitle(file, title) {
  return ["'", '`', '"'].some((quote) => sourceOf(file).includes(`${quote}${title}${quote}`));
}

test('every rule in docs/product.md has a source and a test', () => {
  assert.ok(rules.length > 100);
  const incomplete = rules.filter(
    (rule) => !/\((?:Spec|D|House|\d+ CMR|Food Code)[^)]*\)\n {2}- `/.test(rule.replaceAll('\n  (', ' (')),
  );
  assert.deepEqual(incomplete, []);
});

test('every threat in docs/security.md names a test that exists', () => {
  const security = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const [, , ...threats] = security.split('\n').filter((line) => line.startsWith('| '));
  assert.ok(threats.length > 20);
  const unheld = threats.filter((threat) => {
    const [, file = '', title = ''] = /`([^`]+)`, “(.+)” +\|$/.exec(threat) ?? [];
    return title === '' || !hasTitle(file, title);
  });
  assert.deepEqual(unheld, []);
});

test('every test named in docs/product.md exists', () => {
  const named = rules.flatMap((rule) => [...rule.matchAll(/^ {2}- `([^`]+)`, “(.+)”$/gm)]);
  const missing = named.filter(([, file = '', title = '']) => !hasTitle(file, title)).map(([line]) => line);
  assert.ok(named.length > rules.length);
  assert.deepEqual(missing, []);
});
