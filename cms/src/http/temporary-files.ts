import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';

/** By the headers of the request: nothing else of it is known where a multipart body is taken apart. */
const FILES_OF = new WeakMap<IncomingHttpHeaders, string[]>();

/** Formidable's options: its `onFileBegin` notes each file that reading a multipart body begins to write. */
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
