import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// Gives this process a TMPDIR of its own, so that tests can count leftovers. Import it first: libraries read TMPDIR
// once.
const prefix = 'casa-tmp-';
if (!basename(tmpdir()).startsWith(prefix)) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
