import { weightOf } from '../http/encoding';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export type TallPart = 'left' | 'center' | 'right';

export interface OriginalRequest {
  source: string;
  isUpload: boolean;
  version: string | null;
}

export interface PictureRequest extends OriginalRequest {
  width: number;
  /** The part of the picture to crop to, four wide and five high; null for the whole. */
  tall: TallPart | null;
}

/** No segment starts with a dot, so no path leads upwards; only picture formats are opened. */
const SOURCE = /^\/(?:uploads|pictures)(?:\/[\w][\w.-]*)*\/[\w][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;
const MAX_SOURCE_LENGTH = 300;
const VERSION_QUERY = /^v=([\da-z]{1,12})$/;

export interface PictureWidths {
  whole: readonly number[];
  /** Of crops; the narrowest of `whole`. */
  tall: readonly number[];
}

/** Null for other widths than these, so that nobody can request endless work. */
export function pictureRequestOf(target: string, widths: PictureWidths): PictureRequest | null {
  const [, digits, tall, side, address = ''] =
    /^\/img\/(\d{3,4})(?:-(tall)(?:-(left|right))?)?(\/.*)$/.exec(target) ?? [];
  const width = widths.whole.find((known) => String(known) === digits);
  const original = width === undefined ? null : originalRequestOf(address);
  if (width === undefined || !original) return null;
  const part = (side ?? 'center') as TallPart;
  if (tall === undefined) return { ...original, width, tall: null };
  // A page that an earlier version made may ask for a wider one.
  return { ...original, width: Math.min(width, Math.max(...widths.tall)), tall: part };
}

export function originalRequestOf(address: string): OriginalRequest | null {
  const [source = '', ...queries] = address.split('?');
  if (source.length > MAX_SOURCE_LENGTH || !SOURCE.test(source)) return null;
  const isUpload = source.startsWith('/uploads/');
  if (queries.length === 0) return { source, isUpload, version: null };
  const version = isUpload ? versionIn(queries.join('?')) : null;
  return version === null ? null : { source, isUpload, version };
}

export function addressOf({ source, version }: OriginalRequest): string {
  return version === null ? source : `${source}?v=${version}`;
}

export function versionIn(query: string): string | null {
  return VERSION_QUERY.exec(query)?.[1] ?? null;
}

export function uploadCaching(isLasting: boolean): string {
  return isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
}

export function choosePictureFormat(accept: string | undefined): PictureFormat {
  if (!accept) return 'jpeg';
  if (weightOf(accept, ['image/avif']) > 0) return 'avif';
  return weightOf(accept, ['image/webp']) > 0 ? 'webp' : 'jpeg';
}
