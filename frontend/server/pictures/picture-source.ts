import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureRequest } from './picture-request';

const MAX_BYTES = 25 * 1024 * 1024;
const GIVE_UP_MS = 10_000;

export type Original =
  { kind: 'found'; bytes: Buffer } | { kind: 'missing' } | { kind: 'unavailable'; cause: string };

export interface PictureSource {
  /** Tells versions of the original apart. Null where only its bytes can: for an upload whose address names none. */
  versionOf(request: PictureRequest): Promise<string | null>;
  /** Never rejects. */
  fetch(request: PictureRequest): Promise<Original>;
}

/** Finds originals: uploads at the CMS, the site's own pictures in the folder of built files. */
export function createPictureSource(cmsOrigin: string, filesDir: string): PictureSource {
  const fileOf = ({ source }: PictureRequest) => join(filesDir, source);
  return {
    async versionOf(request) {
      if (request.isUpload) return request.version;
      const stats = await stat(fileOf(request)).catch(() => null);
      return stats ? `${stats.size}-${stats.mtimeMs}` : '';
    },
    async fetch(request) {
      try {
        return request.isUpload
          ? await download(new URL(request.source, cmsOrigin))
          : await open(fileOf(request));
      } catch (error) {
        return { kind: 'unavailable', cause: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

async function open(file: string): Promise<Original> {
  const bytes = await readFile(file).catch(() => null);
  return bytes ? { kind: 'found', bytes } : { kind: 'missing' };
}

async function download(url: URL): Promise<Original> {
  const response = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP_MS), redirect: 'manual' });
  if (response.status !== 200) {
    await response.body?.cancel();
    const isMissing = response.status >= 400 && response.status < 500 && response.status !== 429;
    return isMissing
      ? { kind: 'missing' }
      : { kind: 'unavailable', cause: `the CMS answered ${response.status}` };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the download.
    if (size > MAX_BYTES) return { kind: 'missing' };
    chunks.push(chunk);
  }
  return { kind: 'found', bytes: Buffer.concat(chunks) };
}
