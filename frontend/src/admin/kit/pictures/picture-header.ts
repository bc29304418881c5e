import { imageSize } from 'image-size';

/** A file's type according to its first bytes; its name and the browser's guess may be wrong. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'gif'
  | 'svg'
  | 'pdf'
  | 'video'
  | 'unknown';

export interface PixelSize {
  width: number;
  height: number;
}

const BRANDS: readonly [RegExp, FileKind][] = [
  [/avi[fs]/, 'avif'],
  [/hei[cxms]|hev[cxms]|mif1|msf1/, 'heic'],
  [/.*/, 'video'],
];

export function fileKind(bytes: Uint8Array): FileKind {
  const text = latin(bytes, 0, 64);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('%PDF')) return 'pdf';
  if (text.startsWith('ftyp', 4)) {
    // The major brand and the compatible brands.
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    const brands = latin(bytes, 8, Math.min(64, length));
    return BRANDS.find(([brand]) => brand.test(brands))?.[1] ?? 'unknown';
  }
  return /<svg[\s>]|^\s*<\?xml/i.test(latin(bytes, 0, 512)) ? 'svg' : 'unknown';
}

/** Read from the header, before anything is decoded; null if not found. */
export function headerSize(bytes: Uint8Array): PixelSize | null {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    // The header is cut off.
    return null;
  }
}

/** Whether the end of the picture is missing. Browsers show it all the same, with that part gray or transparent. */
export function isCutOff(bytes: Uint8Array): boolean {
  const data = new DataView(bytes.buffer, bytes.byteOffset);
  const kind = fileKind(bytes);
  if (kind === 'jpeg') return isJpegCutOff(data);
  if (kind === 'png') return isPngCutOff(data);
  return kind === 'webp' && data.getUint32(4, true) + 8 > data.byteLength;
}

/** Skips the header, whose segments say how long they are, and then looks for the marker that ends the pixels. */
function isJpegCutOff(data: DataView): boolean {
  const [startOfPixels, end] = [0xff_da, 0xff_d9];
  let at = 2;
  while (at + 4 <= data.byteLength && data.getUint16(at) !== startOfPixels) at += 2 + data.getUint16(at + 2);
  if (at + 4 > data.byteLength) return false;
  while (at + 2 <= data.byteLength && data.getUint16(at) !== end) at += 1;
  return at + 2 > data.byteLength;
}

function isPngCutOff(data: DataView): boolean {
  const end = 0x49_45_4e_44;
  let at = 8;
  while (at + 12 <= data.byteLength && data.getUint32(at + 4) !== end) at += 12 + data.getUint32(at);
  return at + 12 > data.byteLength;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
