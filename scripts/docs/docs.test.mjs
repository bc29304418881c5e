import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sourceFiles } from '../lint/source-files.mjs';
import { ROOT } from '../product/apps.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

const files = sourceFiles(ROOT);
const pages = files.filter((path) => /^(?:README|docs\/.*)\.md$/.test(path));
const docs = pages.map(read).join('\n');
const code = files.filter(
  (path) =>
    /^(?:cms|frontend|scripts|e2e)\/.*\.(?:ts|tsx|mjs|sh)$|^docker-compose\.yml$/.test(path) &&
    !path.includes('.test.'),
);
const sources = code.map(read).join('\n');

/**
 * The matches of a pattern: for each, the first group that matched.
 *
 * @param {string} text
 * @param {RegExp} pattern
 */
const found = (text, pattern) =>
  [...text.matchAll(pattern)].map(([all, ...groups]) => groups.find(Boolean) ?? all);
/**
 * @param {string} text
 * @param {string} name
 */
const mentions = (text, name) => new RegExp(`(?<![A-Za-z0-9_])${name}(?![A-Za-z0-9_])`).test(text);

/** From the environment, or by name through a reader function; `import.meta.env` belongs to the build. */
const READ =
  /\b(?:process\.env|(?<!import\.meta\.)env|variables)(?:\.|\[['"])([A-Z][A-Z0-9_]*)\b|\b(?:read|required)\(\s*['"]([A-Z][A-Z0-9_]*)['"]/g;
const TAKEN_BY_COMPOSE = /(?<!\$)\$\{([A-Z][A-Z0-9_]*)/g;
/** Commented out or not. */
const SET = /^#?\s?([A-Z][A-Z0-9_]*)=/gm;
const AS_CODE = /`([^`\n]+)`|^ {4}.+$|^```[^]*?^```/gm;
const VARIABLE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b(?![…*])/g;
const COMMAND = /\bnpm (?:run )?((?<=run )[a-z][a-z:-]*|start|test)/g;

const example = found(read('.env.example'), SET);
const variablesRead = [...found(sources, READ), ...found(read('docker-compose.yml'), TAKEN_BY_COMPOSE)];
const variablesNamed = found(found(docs, AS_CODE).join('\n'), VARIABLE);
const commandsNamed = found(docs, COMMAND);

/**
 * Not settings: set by the system, by npm or by one of our processes for another, or left over from an older version.
 */
const NOT_SETTINGS = new Set([
  'PATH',
  'CI',
  'INIT_CWD',
  'TMPDIR',
  'SUPERVISOR_PID',
  'TEST_LONG',
  'HISTORY_MONTHS',
]);

test('each pattern finds what it should', () => {
  for (const name of ['PORT', 'CMS_URL', 'S3_BUCKET', 'PUBLIC_URL']) {
    assert.ok(example.includes(name) && variablesRead.includes(name), name);
  }
  assert.ok(variablesNamed.includes('PUBLIC_URL') && commandsNamed.includes('start'));
  assert.deepEqual(found('import.meta.env.NOT; process.env["HOST"]', READ), ['HOST']);
  assert.deepEqual([mentions('CMS_PORT', 'PORT'), mentions('PORT=1', 'PORT')], [false, true]);
});

test('every variable of .env.example is read somewhere', () => {
  assert.deepEqual(
    example.filter((name) => !mentions(sources, name)),
    [],
  );
});

test('every variable that is read is in .env.example', () => {
  const unknown = variablesRead.filter((name) => !example.includes(name) && !NOT_SETTINGS.has(name));
  assert.deepEqual([...new Set(unknown)], []);
});

test('every variable is documented', () => {
  assert.deepEqual(
    example.filter((name) => !mentions(docs, name)),
    [],
  );
});

test('every variable named in the docs exists', () => {
  const unknown = variablesNamed.filter((name) => !mentions(sources, name));
  assert.deepEqual([...new Set(unknown)], []);
});

/** @type {{scripts: Record<string, string>}} */
const manifest = JSON.parse(read('package.json'));

test('every command is documented', () => {
  assert.deepEqual(
    Object.keys(manifest.scripts).filter((name) => !commandsNamed.includes(name)),
    [],
  );
});

test('every command named in the docs exists', () => {
  const known = ['package.json', 'cms/package.json', 'frontend/package.json'].flatMap((path) =>
    Object.keys(JSON.parse(read(path)).scripts),
  );
  assert.deepEqual(
    commandsNamed.filter((name) => !known.includes(name)),
    [],
  );
});

const SOURCE = /`((?:[\w.*-]+\/)+[\w.*-]+\.(?:ts|tsx|mts|mjs|css|yml))`/g;

test('every source file named in the docs exists', () => {
  const now = pages
    .filter((path) => !path.startsWith('docs/decisions/'))
    .map(read)
    .join('\n');
  const named = found(now, SOURCE).filter((path) => !path.includes('*'));
  const exists = (/** @type {string} */ path) => files.some((file) => `/${file}`.endsWith(`/${path}`));
  assert.ok(named.length > 50);
  assert.deepEqual(
    named.filter((path) => !exists(path)),
    [],
  );
});
