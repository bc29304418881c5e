/** A file's type by its first bytes; its name and the browser's guess may be wrong. */
export type FileKind =
  'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'pdf' | 'video' | 'unknown';

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
    // The major brand and the compatible ones.
    const brands = latin(bytes, 8, Math.min(64, view(bytes).getUint32(0)));
    return BRANDS.find(([brand]) => brand.test(brands))?.[1] ?? 'unknown';
  }
  return /<svg[\s>]|^\s*<\?xml/i.test(latin(bytes, 0, 512)) ? 'svg' : 'unknown';
}

/** From the header, before anything is decoded; null if it can't be found. */
export function headerSize(bytes: Uint8Array, kind: FileKind): PixelSize | null {
  try {
    return SIZES[kind]?.(bytes) ?? null;
  } catch {
    // The header is cut short.
    return null;
  }
}

const SIZES: Partial<Record<FileKind, (bytes: Uint8Array) => PixelSize | null>> = {
  jpeg: jpegSize,
  png: (bytes) => ({ width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) }),
  webp: webpSize,
  avif: avifSize,
};

function jpegSize(bytes: Uint8Array): PixelSize | null {
  const data = view(bytes);
  let at = 2;
  while (at < bytes.length) {
    while (data.getUint8(at) === 0xff && data.getUint8(at + 1) === 0xff) at += 1;
    const marker = data.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += 2 + data.getUint16(at + 2);
  }
  return null;
}

/** RFC 9649, sections 2.4 to 2.7. */
function webpSize(bytes: Uint8Array): PixelSize | null {
  const data = view(bytes);
  switch (latin(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: (data.getUint32(24, true) & 0xffffff) + 1,
        height: ((data.getUint32(26, true) >>> 8) & 0xffffff) + 1,
      };
    default:
      return null;
  }
}

/** ISO/IEC 23008-12: each item has an `ispe`; the largest one is the picture, others its tiles or thumbnails. */
function avifSize(bytes: Uint8Array): PixelSize | null {
  const data = view(bytes);
  const text = latin(bytes, 0, Math.min(bytes.length, 65_536));
  let largest: PixelSize | null = null;
  for (let at = text.indexOf('ispe'); at >= 0; at = text.indexOf('ispe', at + 4)) {
    const size = { width: data.getUint32(at + 8), height: data.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (const byte of bytes.subarray(from, to)) text += String.fromCharCode(byte);
  return text;
}
