import { z } from 'zod';
import { MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';

/** A stored picture as forms hold it: `src` is a path of this origin, or an address in the bucket. */
export interface UploadedPicture {
  id: string;
  src: string;
  alt: string;
}

export interface PictureUpload {
  file: Blob;
  /** What the file is called, for the media library. */
  fileName: string;
  /** What the picture shows. */
  alt: string;
  /** Told which part of it has been sent, 0 to 1; storing it takes some seconds more. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A slow line is no reason to give up, a dead one is: this long without a byte sent. */
const SILENCE_MS = 30_000;
/** Pictures are encoded one after the other; a full queue takes a while. */
const STORING_MS = 120_000;

const uploadWire = z
  .object({ id: z.string(), url: z.string(), alt: z.string() })
  .transform(({ id, url, alt }): UploadedPicture => ({ id, src: url, alt }));

/**
 * Stores a picture (JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels) and answers it as it is stored. Rejects with an
 * ApiError: `aborted` by the caller's signal, `timed-out` where nothing moves any more, `refused` with the server's words
 * for what is no such picture.
 */
export async function uploadPicture({
  file,
  fileName,
  alt,
  onProgress,
  signal,
}: PictureUpload): Promise<UploadedPicture> {
  const body = new FormData();
  body.append('alt', alt);
  body.append('file', file, fileName);

  const answer = await staffCall({
    path: '/api/admin/uploads',
    method: 'POST',
    body,
    timeoutMs: SILENCE_MS,
    answerTimeoutMs: STORING_MS,
    onUploadProgress: onProgress ?? (() => undefined),
    ...(signal && { signal }),
  });
  return readUpload(answer.body);
}

/** Says anew what a stored picture shows, wherever it is used. `not-found` where it is gone. */
export async function changePictureAlt(id: string, alt: string): Promise<UploadedPicture> {
  const path = `/api/admin/uploads/${encodeURIComponent(id)}`;
  return readUpload((await staffCall({ path, method: 'PATCH', body: { alt } })).body);
}

function readUpload(wire: unknown): UploadedPicture {
  const read = uploadWire.safeParse(wire);
  if (!read.success) throw new MalformedAnswerError('the picture that was stored');
  return read.data;
}
