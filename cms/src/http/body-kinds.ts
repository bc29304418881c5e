import { errors } from '@strapi/utils';
import { HttpError } from '../failures/failures';
import { MAX_PICTURE_BYTES, PICTURE_TOO_HEAVY } from '../rules/picture-size';
import { routedPath } from './request-path';

export interface BodyKind {
  isMultipart: boolean;
  mostBytes: number;
  /** Whose token is needed before the body is read. */
  signedBy: 'staff' | 'panel' | null;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 256 * KILOBYTE;

/** Which kinds of body a path accepts. `uploads` are the API's paths that take a picture; the panel has its own. */
export function bodyKindOf(path: string, isMultipart: boolean, uploads: ReadonlySet<string>): BodyKind {
  const plain = routedPath(path);
  const isApi = /^\/api(\/|$)/.test(plain);
  if (!isApi) {
    return isMultipart
      ? { isMultipart, mostBytes: MAX_UPLOAD_BYTES, signedBy: 'panel' }
      : { isMultipart, mostBytes: MEGABYTE, signedBy: null };
  }
  if (uploads.has(plain)) return { isMultipart: true, mostBytes: MAX_UPLOAD_BYTES, signedBy: 'staff' };
  return plain.startsWith('/api/admin/') || plain === '/api/admin'
    ? { isMultipart: false, mostBytes: MEGABYTE, signedBy: 'staff' }
    : { isMultipart: false, mostBytes: 64 * KILOBYTE, signedBy: null };
}

export function tooLarge({ isMultipart, signedBy }: BodyKind): Error {
  const message = isMultipart ? PICTURE_TOO_HEAVY : 'The request is too large.';
  return signedBy === 'panel' ? new errors.PayloadTooLargeError(message) : new HttpError(413, message);
}
