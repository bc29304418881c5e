import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ROOMS } from '../lint/rooms.mjs';
import { sourceFiles } from '../lint/source-files.mjs';
import {
  commandsNamed,
  mentions,
  variablesNamed,
  variablesOf,
  variablesRead,
  variablesTaken,
} from './documented-names.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

const example = variablesOf(read('.env.example'));
const files = sourceFiles(ROOT);
const pages = files.filter((path) => /^(?:README|docs\/.*)\.md$/.test(path));
const docs = pages.map(read).join('\n');
const code = files.filter(
  (path) =>
    /^(?:cms|frontend|scripts|e2e)\/.*\.(?:ts|tsx|mjs|sh)$|^docker-compose\.yml$/.test(path) &&
    !path.includes('.test.'),
);
const sources = code.map(read).join('\n');

/** Set by the system, by npm or by one of our processes for another: not for anyone to choose. */
const NOT_SETTINGS = new Set(['PATH', 'CI', 'INIT_CWD', 'TMPDIR', 'SUPERVISOR_PID', 'TEST_LONG']);

test('every variable of .env.example is read somewhere', () => {
  assert.deepEqual(
    example.filter((name) => !mentions(sources, name)),
    [],
  );
});

test('every variable that is read stands in .env.example', () => {
  const used = [...variablesRead(sources), ...variablesTaken(read('docker-compose.yml'))];
  const unknown = used.filter((name) => !example.includes(name) && !NOT_SETTINGS.has(name));
  assert.deepEqual([...new Set(unknown)], []);
});

test('every variable is documented', () => {
  assert.deepEqual(
    example.filter((name) => !mentions(docs, name)),
    [],
  );
});

test('every variable that the documents name exists', () => {
  const unknown = variablesNamed(docs).filter((name) => !mentions(sources, name));
  assert.deepEqual([...new Set(unknown)], []);
});

/** @type {{scripts: Record<string, string>}} */
const manifest = JSON.parse(read('package.json'));

test('every command is documented', () => {
  const named = new Set(commandsNamed(docs));
  assert.deepEqual(
    Object.keys(manifest.scripts).filter((name) => !named.has(name)),
    [],
  );
});

test('every command that the documents name exists', () => {
  const known = ['package.json', 'cms/package.json', 'frontend/package.json'].flatMap((path) =>
    Object.keys(JSON.parse(read(path)).scripts),
  );
  assert.deepEqual(
    commandsNamed(docs).filter((name) => !known.includes(name)),
    [],
  );
});

test('what each room of the CMS may import is documented as lint holds it', () => {
  const rows = [
    ...read('docs/architecture.md').matchAll(/^\| `(cms\/src[^`]*)` +\|[^|]+\| +([^|]+?) +\|$/gm),
  ];
  const documented = rows.map(([, room, may = '']) => [
    room,
    [...may.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).sort(),
  ]);
  const held = ROOMS.filter(({ path }) => path.startsWith('cms/src')).map(({ path, may }) => [
    path,
    may.map((allowed) => allowed.replace('cms/src/', '')).sort(),
  ]);
  assert.deepEqual(Object.fromEntries(documented), Object.fromEntries(held));
});
