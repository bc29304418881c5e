import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/running-host';
import { precompress } from './precompress';

test.each([
  ['absolute', (_root: string, out: string) => out],
  ['relative to the root', relative],
])('finds the built files when their folder is %s', async (_name, outDirOf) => {
  const root = await temporaryFolder();
  const out = join(await temporaryFolder(), 'client');
  await writeFile(join(root, 'entry.js'), `console.log(${JSON.stringify('a line. '.repeat(100))});`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [precompress()],
    build: {
      outDir: outDirOf(root, out),
      rolldownOptions: { input: join(root, 'entry.js'), output: { entryFileNames: 'entry.js' } },
    },
  });
  expect((await readdir(out)).sort()).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz']);
});
