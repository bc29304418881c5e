import { routedPath } from './request-path';

/** What kind of body a path takes, and how many bytes at most. */
export interface BodyKind {
  isMultipart: boolean;
  mostBytes: number;
  /** Whose token the body is not even read without. */
  signedBy: 'staff' | 'panel' | null;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Ten megabytes, of a picture as it is sent. */
export const mostPictureBytes = 10 * megabyte;

/** A picture, and what multipart puts around it. */
export const mostUploadBytes = mostPictureBytes + 256 * kilobyte;

/** What a request may send. `uploads` are the API's paths that take a picture; the panel sends pictures below `/upload`. */
export function bodyKindOf(path: string, isMultipart: boolean, uploads: ReadonlySet<string>): BodyKind {
  const plain = routedPath(path);
  const isApi = /^\/api(\/|$)/.test(plain);
  if (!isApi) {
    return isMultipart
      ? { isMultipart, mostBytes: mostUploadBytes, signedBy: 'panel' }
      : { isMultipart, mostBytes: megabyte, signedBy: null };
  }
  if (uploads.has(plain)) return { isMultipart: true, mostBytes: mostUploadBytes, signedBy: 'staff' };
  return plain.startsWith('/api/admin/') || plain === '/api/admin'
    ? { isMultipart: false, mostBytes: megabyte, signedBy: 'staff' }
    : { isMultipart: false, mostBytes: 64 * kilobyte, signedBy: null };
}
