import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CLIENT = resolve(import.meta.dirname, '../../frontend/dist/client');
const START = 'src/app/admin/entry-admin.tsx';
const LAYOUT = 'src/admin/kit/layout/admin-layout.tsx';

interface Chunk {
  name?: string;
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Brotli bytes of scripts and styles, without what loads on a press or while a screen is idle. */
export function adminWeights(): { signIn: number; screens: ReadonlyMap<string, number> } {
  const chunks = JSON.parse(readFileSync(join(CLIENT, '.vite/admin-manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const calls = Object.keys(chunks).filter((key) => chunks[key]?.name === 'calls');
  // The layout loads while somebody types their password.
  const signIn = filesOf(chunks, [START, ...calls, LAYOUT]);
  const screens = (chunks[START]?.dynamicImports ?? []).filter((key) => /^src\/admin\/(?!kit\/)/.test(key));
  return {
    signIn: bytesOf(signIn),
    screens: new Map(screens.map((key) => [key, bytesOf(without(filesOf(chunks, [key]), signIn))])),
  };
}

function filesOf(chunks: Readonly<Record<string, Chunk>>, first: readonly string[]): Set<string> {
  const keys = new Set(first);
  const files = new Set<string>();
  // The loop also reaches the entries that it adds.
  for (const key of keys) {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The admin's build has no ${key}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) keys.add(imported);
  }
  return files;
}

const without = (files: ReadonlySet<string>, known: ReadonlySet<string>) =>
  new Set([...files].filter((file) => !known.has(file)));

function bytesOf(files: ReadonlySet<string>): number {
  const sizes = [...files].map((file) => {
    const path = join(CLIENT, file);
    // The smallest files are sent as they are.
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
