import { weightOf } from '../http/encoding';

/** The widths, in pixels, that pictures are made in; any other is not found, so that nobody can ask for endless work. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const;
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export interface PictureRequest {
  width: number;
  /** Path of the original on this site: an upload, or one of the site's own pictures. */
  source: string;
  isUpload: boolean;
}

/** No segment starts with a dot, so no path leads upwards, and only kinds of file that hold pixels are opened. */
const SOURCE = /^\/(?:uploads|pictures)(?:\/[\w][\w.-]*)*\/[\w][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;
const MAX_SOURCE_LENGTH = 300;

/** Reads `/img/{width}/{path of the original}`. Null for any width or path that no picture has. */
export function pictureRequestOf(target: string): PictureRequest | null {
  const [path = ''] = target.split('?');
  const [, width, source] = /^\/img\/(\d{3,4})(\/.*)$/.exec(path) ?? [];
  const known = PICTURE_WIDTHS.find((candidate) => String(candidate) === width);
  if (!known || !source || source.length > MAX_SOURCE_LENGTH || !SOURCE.test(source)) return null;
  return { width: known, source, isUpload: source.startsWith('/uploads/') };
}

/** The smallest format that the browser says it takes. Browsers that name neither get JPEG, which all know. */
export function choosePictureFormat(accept: string | undefined): PictureFormat {
  if (!accept) return 'jpeg';
  if (weightOf(accept, ['image/avif']) > 0) return 'avif';
  return weightOf(accept, ['image/webp']) > 0 ? 'webp' : 'jpeg';
}
