import { fileKind, type FileKind, headerSize, isCutOff, type PixelSize } from './picture-header';
import { MOST_PIXELS } from './picture-rules';

/** Enough bytes for any camera's headers, including color profile and thumbnail. */
const HEADER_BYTES = 1024 * 1024;

const KINDS = 'a JPEG, PNG, WebP or AVIF';

const REFUSED: Partial<Record<FileKind, string>> = {
  heic: `This photo is in Apple’s HEIC format, which browsers can’t show. Open it in Photos and export or share it as a JPEG; or set the iPhone’s Settings → Camera → Formats to “Most Compatible” and take it again.`,
  gif: `This is a GIF. Save the photo as ${KINDS}, then choose it again.`,
  svg: `This is a drawing (SVG). Save it as ${KINDS}, then choose it again.`,
  pdf: `This is a PDF. Save the page as ${KINDS}, then choose that.`,
  video: `This is a video. Choose a photo: ${KINDS}.`,
  unknown: `We can’t use this file. Choose ${KINDS}.`,
};

const CUT_OFF =
  'Part of this photo is missing: it was cut off when it was copied or downloaded. Get it again, then choose it again.';

/** Why a file can't be used, or null. Checked before decoding: a huge picture would crash a phone's browser. */
export async function judgeFile(file: Blob): Promise<string | null> {
  if (file.size === 0) return 'This file is empty. Choose the photo again.';
  try {
    const bytes = await bytesOf(file.slice(0, HEADER_BYTES));
    const refused = REFUSED[fileKind(bytes)];
    if (refused !== undefined) return refused;
    const size = headerSize(bytes);
    const tooLarge = size && judgeSize(size);
    if (tooLarge !== null) return tooLarge;
    return isCutOff(await bytesOf(file)) ? CUT_OFF : null;
  } catch {
    return 'This file can’t be read. It may have been moved or deleted: choose it again.';
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

export function judgeSize({ width, height }: PixelSize): string | null {
  const pixels = width * height;
  if (pixels <= MOST_PIXELS) return null;
  const megapixels = Math.ceil(pixels / 1_000_000);
  return `This photo has ${megapixels} megapixels (${width} by ${height}); the limit is 50. Save it smaller, for example 4,000 pixels wide, then choose it again.`;
}
