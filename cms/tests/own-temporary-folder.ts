import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// To be imported before anything else, since libraries ask once: all temporary files then lie where they can be counted.
const folder = mkdtempSync(join(tmpdir(), 'casa-tmp-'));
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
