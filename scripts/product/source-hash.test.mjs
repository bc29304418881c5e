import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { hashSources } from './source-hash.mjs';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(path, 'src'));
  mkdirSync(join(path, 'public', 'uploads'), { recursive: true });
  writeFileSync(join(path, 'src', 'a.ts'), 'a');
  writeFileSync(join(path, 'public', 'b.txt'), 'b');
  const hash = () => hashSources(path, { ignore: ['node_modules', 'public/uploads'] });
  return { path, hash, before: hash() };
}

test('stays while nothing changes', () => {
  const { hash, before } = folder();
  assert.equal(hash(), before);
});

test('changes with content, with a new file, and with a new name', () => {
  const { path, hash, before } = folder();
  writeFileSync(join(path, 'src', 'a.ts'), 'A');
  const edited = hash();
  writeFileSync(join(path, 'src', 'c.ts'), '');
  const added = hash();
  renameSync(join(path, 'src', 'c.ts'), join(path, 'src', 'd.ts'));
  assert.equal(new Set([before, edited, added, hash()]).size, 4);
});

test('leaves out what it is told to', () => {
  const { path, hash, before } = folder();
  mkdirSync(join(path, 'node_modules'));
  writeFileSync(join(path, 'node_modules', 'x.js'), 'x');
  writeFileSync(join(path, 'public', 'uploads', 'picture.jpg'), 'x');
  assert.equal(hash(), before);
});

test('extra files count', () => {
  const { path } = folder();
  const extra = join(path, 'src', 'a.ts');
  const hash = () => hashSources(path, { ignore: ['src', 'public'], extraFiles: [extra] });
  const before = hash();
  writeFileSync(extra, 'changed');
  assert.notEqual(hash(), before);
});

test('is the same wherever the folder lies', () => {
  const hashes = [folder(), folder()].map(({ path }) => {
    const extraFiles = [join(path, 'src', 'a.ts')];
    return hashSources(path, { ignore: [], extraFiles });
  });
  assert.equal(new Set(hashes).size, 1);
});

test('leaves out what running the product leaves behind', () => {
  const { path, hash, before } = folder();
  writeFileSync(join(path, '.strapi-updater.json'), '{}');
  writeFileSync(join(path, 'export_1.log'), 'x');
  assert.equal(hash(), before);
});
