import type { GalleryPhoto } from '../domain/gallery';
import { GALLERY_KEY } from './addresses';
import { MalformedAnswerError } from './errors';
import type { Resource } from './resource';
import { asRecord, readNumber, readText, recordsOf } from './wire-values';

export interface GalleryItemWire {
  src: string;
  alt: string;
  w: number;
  h: number;
}

/**
 * The static list of photos. One without an address or without its size can't be laid out and is dropped, and so is one
 * that is listed already.
 */
export const galleryResource: Resource<readonly GalleryPhoto[]> = {
  key: GALLERY_KEY,
  normalise(wire) {
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
  },
};
