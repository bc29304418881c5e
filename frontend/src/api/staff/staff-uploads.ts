import { MalformedAnswerError } from '../errors';
import type { LibraryPictureWire, PictureWire } from '../generated/wire';
import { staffBody } from './staff-body';

/** A stored picture as forms use it: `src` is a path on this origin, or a URL in the bucket. */
export interface UploadedPicture {
  id: string;
  src: string;
  alt: string;
}

export interface PictureUpload {
  file: Blob;
  fileName: string;
  alt: string;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Gives up after this long without a byte sent: the connection is dead, not just slow. */
const SILENCE_MS = 30_000;
/** Pictures are encoded one at a time, so a full queue takes a while. */
const STORING_MS = 120_000;

/** JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels; anything else is `refused` with the server's message. */
export async function uploadPicture({
  file,
  fileName,
  alt,
  onProgress = () => undefined,
  signal,
}: PictureUpload): Promise<UploadedPicture> {
  const body = new FormData();
  body.append('alt', alt);
  body.append('file', file, fileName);

  const answer = await staffBody({
    path: '/api/admin/uploads',
    method: 'POST',
    body,
    timeoutMs: SILENCE_MS,
    answerTimeoutMs: STORING_MS,
    onUploadProgress: onProgress,
    ...(signal && { signal }),
  });
  return readUpload(answer);
}

/** If somebody has changed the alt text since, nothing is saved, and the picture comes with the newer text. */
export async function changePictureAlt(
  { id, alt: seen }: UploadedPicture,
  alt: string,
): Promise<{ picture: UploadedPicture; isSaved: boolean }> {
  const path = `/api/admin/uploads/${encodeURIComponent(id)}`;
  const now = await staffBody<LibraryPictureWire>({ path });
  const stored = readUpload(now);
  if (stored.alt !== seen) return { picture: stored, isSaved: false };
  const headers = { 'If-Match': now.etag };
  const saved = await staffBody({ path, method: 'PATCH', headers, body: { alt } });
  return { picture: readUpload(saved), isSaved: true };
}

function readUpload(wire: unknown): UploadedPicture {
  const { id, url, alt } = (wire ?? {}) as Partial<PictureWire>;
  if (typeof id !== 'string' || url === undefined || alt === undefined) {
    throw new MalformedAnswerError('the picture that was stored');
  }
  return { id, src: url, alt };
}
