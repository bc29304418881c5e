import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compress, FOR_LONG } from '../http/encoding.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|html|ico|map)$/;
/** Smaller files would not be worth compressing: the headers cost more than is saved. */
const MIN_BYTES = 256;

export async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(names);
  // The admin is built after the site, into the same folder.
  const files = names.filter((file) => COMPRESSIBLE.test(file) && !known.has(`${file}.br`));
  await Promise.all(files.map(precompressFile));
}

async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([compress(bytes, 'br', FOR_LONG), compress(bytes, 'gzip', FOR_LONG)]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: { order: 'post', handler: ({ dir = '' }) => precompressFolder(dir) },
  };
}
