import { makeMatcher, queryWords } from './search';

export interface GalleryPhoto {
  src: string;
  alt: string;
  /** True size in pixels: the page lays rows out by it before a picture arrives. */
  width: number;
  height: number;
}

const matchesPhoto = makeMatcher<GalleryPhoto>((photo) => [photo.alt]);

/** The gallery's search, over alternative texts. */
export function searchGallery(photos: readonly GalleryPhoto[], query: string): readonly GalleryPhoto[] {
  const words = queryWords(query);
  return photos.filter((photo) => matchesPhoto(photo, words));
}
