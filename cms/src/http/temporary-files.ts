import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';

/** Keyed by the request's headers, the only part of the request that formidable's hook gets. */
const FILES_OF = new WeakMap<IncomingHttpHeaders, string[]>();

/** Options for formidable: `onFileBegin` records each temporary file that it starts to write. */
export const NOTING_TEMPORARY_FILES = {
  onFileBegin(this: { headers: IncomingHttpHeaders }, _field: string, file: { filepath: string }): void {
    const noted = FILES_OF.get(this.headers);
    if (noted) noted.push(file.filepath);
    else FILES_OF.set(this.headers, [file.filepath]);
  },
};

export async function removeTemporaryFiles(headers: IncomingHttpHeaders): Promise<void> {
  const paths = FILES_OF.get(headers) ?? [];
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
