import type { ContentPicture } from './menu';

export interface Highlight {
  id: string;
  position: number;
  name: string;
  description: string;
  /** US dollars; 0 if the source gives no price. */
  price: number;
  priceFormatted: string;
  image: ContentPicture | null;
  tag: string;
  category: string;
  /** The id of its dish on the menu; null if the menu does not list it. */
  dishId: string | null;
  raw: boolean;
}
