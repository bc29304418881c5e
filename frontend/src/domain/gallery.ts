import { makeMatcher, queryWords } from './search';

export interface GalleryPhoto {
  src: string;
  alt: string;
  /** In pixels, so that the page can lay out rows before a picture arrives. */
  width: number;
  height: number;
}

const matchesPhoto = makeMatcher<GalleryPhoto>((photo) => [photo.alt]);

export function searchGallery(photos: readonly GalleryPhoto[], query: string): readonly GalleryPhoto[] {
  const words = queryWords(query);
  return photos.filter((photo) => matchesPhoto(photo, words));
}
