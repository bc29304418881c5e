export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

const BYTES_THAT_TELL_TYPE = 64;

const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);

/** The type that a file's first bytes claim, whatever its name; null for any other type. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(0, 8) === PNG_SIGNATURE) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && brandsOf(bytes, text).some((brand) => AVIF_BRANDS.has(brand))
    ? 'avif'
    : null;
}

/** The major and compatible brands of an ISO base media file (ISO/IEC 14496-12, 4.3), within the given bytes. */
function brandsOf(bytes: Uint8Array, text: (from: number, to: number) => string): string[] {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(length, bytes.byteLength, BYTES_THAT_TELL_TYPE);
  const brands = [text(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(at, at + 4));
  return brands;
}
