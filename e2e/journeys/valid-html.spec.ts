import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PUBLIC_PATHS } from '../support/public-pages';
import { expect, test } from '../support/test';

const run = promisify(execFile);
const CHECKER = String(createRequire(import.meta.url)('vnu-jar'));
/** The validator does not know container queries and their units yet, and does not evaluate custom properties. */
const NEWER_CSS = [
  '--filterpattern',
  'CSS: .*(container-type|@container|“width”: Parse Error|“flex”: One operand must be a number).*',
];
/** The pages that the web host renders without the app. */
const NOTICES = ['/%', '/assets/nothing.js'];

test('the W3C checker finds no error in any document', async ({ request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    const paths = [...PUBLIC_PATHS, '/admin/login', ...NOTICES];
    const files = await Promise.all(
      paths.map(async (path, index) => {
        const file = join(folder, `${index}.html`);
        await writeFile(file, await (await request.get(path)).text());
        return file;
      }),
    );
    const { stderr } = await run('java', [
      // Otherwise startup takes half of the time; code compiled this way needs a deeper stack.
      '-Xss4m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-jar',
      CHECKER,
      '--errors-only',
      '--exit-zero-always',
      ...NEWER_CSS,
      ...files,
    ]);
    const named = stderr.replaceAll(
      /"file:[^"]*\/(\d+)\.html"/g,
      (_file, index) => paths[Number(index)] ?? '',
    );
    expect(named).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
