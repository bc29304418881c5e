import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';

/** By the headers of the request: nothing else of it is known where a multipart body is taken apart. */
const filesOf = new WeakMap<IncomingHttpHeaders, string[]>();

/** Formidable's options: its `onFileBegin` notes each file that reading a multipart body begins to write. */
export const notingTemporaryFiles = {
  onFileBegin(this: { headers: IncomingHttpHeaders }, _field: string, file: { filepath: string }): void {
    const noted = filesOf.get(this.headers);
    if (noted) noted.push(file.filepath);
    else filesOf.set(this.headers, [file.filepath]);
  },
};

/** Removes whatever files reading this request has left, however it ended. */
export async function removeTemporaryFiles(headers: IncomingHttpHeaders): Promise<void> {
  const paths = filesOf.get(headers) ?? [];
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
