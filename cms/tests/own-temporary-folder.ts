import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// Run before anything else in each process, since libraries ask once: all temporary files then lie where they can be counted.
const prefix = 'casa-tmp-';
if (!basename(tmpdir()).startsWith(prefix)) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
