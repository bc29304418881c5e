import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// Must run first in each process, because libraries read TMPDIR once: then all temporary files can be counted.
const prefix = 'casa-tmp-';
if (!basename(tmpdir()).startsWith(prefix)) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
