import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { hashSources } from './source-hash.mjs';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'sources-'));
  const write = (/** @type {string} */ file, text = 'text') => {
    mkdirSync(join(path, dirname(file)), { recursive: true });
    writeFileSync(join(path, file), text);
  };
  write('src/a.ts');
  write('public/b.txt');
  write('extra.json');
  const extraFiles = [join(path, 'extra.json')];
  return {
    path,
    write,
    hash: () => hashSources(path, { ignore: ['node_modules', 'public/uploads', 'extra.json'], extraFiles }),
  };
}

test('changes with content, with a new file, with a new name, and with an extra file', () => {
  const { path, write, hash } = folder();
  const hashes = [hash()];
  write('src/a.ts', 'A');
  hashes.push(hash());
  write('src/c.ts');
  hashes.push(hash());
  renameSync(join(path, 'src/c.ts'), join(path, 'src/d.ts'));
  hashes.push(hash());
  write('extra.json', 'more');
  assert.equal(new Set([...hashes, hash()]).size, 5);
});

test('does not depend on the folder’s location, ignored files, or files left by running the product', () => {
  const { write, hash } = folder();
  for (const file of ['node_modules/x.js', 'public/uploads/a.jpg', '.strapi-updater.json', 'export_1.log'])
    write(file);
  assert.equal(hash(), folder().hash());
});
