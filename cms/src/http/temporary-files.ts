import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { errors } from '@strapi/utils';

/** Keyed by the request's headers, the only part of the request that formidable's hook gets. */
const FILES_OF = new WeakMap<IncomingHttpHeaders, string[]>();

/** The panel sends its pictures one at a time. Thousands of tiny ones would all be written before they are refused. */
const MOST_FILES = 20;

interface Form {
  headers: IncomingHttpHeaders;
  options: { filter: () => boolean };
  _error(error: Error): void;
}

/** Options for formidable: `onFileBegin` records each temporary file that it starts to write. */
export const NOTING_TEMPORARY_FILES = {
  onFileBegin(this: Form, _field: string, file: { filepath: string }): void {
    const noted = FILES_OF.get(this.headers) ?? [];
    FILES_OF.set(this.headers, noted);
    noted.push(file.filepath);
    if (noted.length < MOST_FILES) return;
    // Formidable asks the filter before it opens the next file. This one can no longer be stopped.
    this.options.filter = () => {
      /* oxlint-disable-next-line no-underscore-dangle -- formidable’s only way to end the reading */
      this._error(new errors.ValidationError(`Send at most ${MOST_FILES} files at a time.`));
      return false;
    };
  },
};

export async function removeTemporaryFiles(headers: IncomingHttpHeaders): Promise<void> {
  const paths = FILES_OF.get(headers) ?? [];
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
