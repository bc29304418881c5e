import type { z } from 'zod';
import type { libraryPicture } from '../contract/entities/picture';
import { altOf, urlOf, type PictureRecord } from './picture';

type LibraryPicture = z.output<typeof libraryPicture>;

export interface StoredPicture extends PictureRecord {
  id: number;
  documentId: string;
  name: string;
  width: number;
  height: number;
  /** In thousands of bytes. */
  size: number | string;
  createdAt: string | Date;
  originId: string | null;
  crop: LibraryPicture['crop'];
}

/** `original` is what it was cropped from, if that still exists. */
export function toLibraryPicture(
  record: StoredPicture,
  original: StoredPicture | undefined,
  needs: Pick<LibraryPicture, 'uses' | 'crops' | 'neededUntil'>,
): Omit<LibraryPicture, 'etag'> {
  const { name, size, createdAt, crop } = record;
  return {
    ...toPicture(record),
    name,
    bytes: Math.round(Number(size) * 1_000),
    madeAt: new Date(createdAt).toISOString(),
    original: sized(original ?? record),
    crop: original ? crop : null,
    ...needs,
  };
}

export function toPicture(record: StoredPicture) {
  return { ...sized(record), alt: altOf(record) };
}

const sized = (record: StoredPicture) => {
  const { documentId, width, height } = record;
  return { id: documentId, url: urlOf(record) ?? '', width, height };
};
