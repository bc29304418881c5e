import { weightOf } from '../http/encoding';

/** The widths, in pixels, that pictures are made in; any other is not found, so that nobody can ask for endless work. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const;
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export interface PictureRequest {
  width: number;
  /** Path of the original on this site: an upload, or one of the site's own pictures. */
  source: string;
  isUpload: boolean;
  /** Which version of the upload the address means; null where it doesn't say. */
  version: string | null;
}

/** No segment starts with a dot, so no path leads upwards, and only kinds of file that hold pixels are opened. */
const SOURCE = /^\/(?:uploads|pictures)(?:\/[\w][\w.-]*)*\/[\w][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;
const MAX_SOURCE_LENGTH = 300;
/** The one query that the address of an upload may have. */
const VERSION_QUERY = /^v=([\da-z]{1,12})$/;

/** Reads `/img/{width}/{path of the original}`, with `?v=` or without. Null for any width, path or query that no picture has. */
export function pictureRequestOf(target: string): PictureRequest | null {
  const [path = '', ...queries] = target.split('?');
  const [, width, source] = /^\/img\/(\d{3,4})(\/.*)$/.exec(path) ?? [];
  const known = PICTURE_WIDTHS.find((candidate) => String(candidate) === width);
  if (!known || !source || source.length > MAX_SOURCE_LENGTH || !SOURCE.test(source)) return null;
  const isUpload = source.startsWith('/uploads/');
  if (queries.length === 0) return { width: known, source, isUpload, version: null };
  const version = isUpload ? versionIn(queries.join('?')) : null;
  return version === null ? null : { width: known, source, isUpload, version };
}

/** The version that the query of an upload's address names; null where it is none, or any other query. */
export function versionIn(query: string): string | null {
  return VERSION_QUERY.exec(query)?.[1] ?? null;
}

/** The smallest format that the browser says it takes. Browsers that name neither get JPEG, which all know. */
export function choosePictureFormat(accept: string | undefined): PictureFormat {
  if (!accept) return 'jpeg';
  if (weightOf(accept, ['image/avif']) > 0) return 'avif';
  return weightOf(accept, ['image/webp']) > 0 ? 'webp' : 'jpeg';
}
