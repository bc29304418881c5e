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
  /** Its dish on the menu; null if it is not listed there. */
  dishId: string | null;
  raw: boolean;
}
