import type { GalleryPhoto } from '../domain/gallery';
import { MalformedAnswerError } from './errors';
import { asRecord, readNumber, readText, recordsOf } from './wire-values';

export interface GalleryItemWire {
  src: string;
  alt: string;
  w: number;
  h: number;
}

/** Drops duplicates, and photos without an address or size, which cannot be laid out. */
export function readGallery(wire: unknown): readonly GalleryPhoto[] {
  const items = asRecord<{ items: GalleryItemWire[] }>(wire)?.items;
  if (!Array.isArray(items)) throw new MalformedAnswerError('a gallery with items');
  const seen = new Set<string>();
  return recordsOf<GalleryItemWire>(items).flatMap((item) => {
    const src = readText(item.src);
    if (seen.has(src)) return [];
    seen.add(src);
    const width = readNumber(item.w, 0);
    const height = readNumber(item.h, 0);
    return src && width > 0 && height > 0 ? [{ src, alt: readText(item.alt), width, height }] : [];
  });
}
