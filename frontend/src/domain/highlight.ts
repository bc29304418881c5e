import type { ContentPicture } from './menu';

export interface Highlight {
  id: string;
  position: number;
  name: string;
  description: string;
  /** US dollars; 0 where the source gives none. */
  price: number;
  priceFormatted: string;
  image: ContentPicture | null;
  tag: string;
  category: string;
  /** The dish on the menu; null where it is not on it. */
  dishId: string | null;
  raw: boolean;
}
