import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchContent } from './content';
import { jsonContentOf, MAX_BODY_BYTES } from './json-content';

/**
 * Makes the function that reads a key that is a file of the build, from below `folder`. A file that has the size and the
 * time of the known version is not read again; one that is gone, or holds no JSON, is a failure as the CMS's are.
 */
export function createReadFile(folder: string): FetchContent {
  return async (key, known, signal) => {
    try {
      // The key is one of a fixed table, so it can't lead out of the folder.
      const path = join(folder, key);
      const { size, mtimeMs } = await stat(path);
      const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
      if (known?.etag === etag) return { kind: 'unchanged' };
      if (size > MAX_BODY_BYTES) {
        return { kind: 'failed', cause: `the file has more than ${MAX_BODY_BYTES} bytes` };
      }
      return jsonContentOf('the file', await readFile(path, { signal }), etag);
    } catch (error) {
      return { kind: 'failed', cause: error instanceof Error ? error.message : String(error) };
    }
  };
}
