import type { ContentPicture } from './menu';

/** A dish that the home page holds up. */
export interface Highlight {
  id: string;
  /** The dish of the menu that it holds up; null where it is none. */
  dishId: string | null;
  position: number;
  /** `Untitled` where the source gives none. */
  name: string;
  description: string;
  /** US dollars; 0 where the source gives none. */
  price: number;
  /** `$12.50` */
  priceFormatted: string;
  picture: ContentPicture | null;
  /** A word or two over the picture; may be empty. */
  tag: string;
  category: string;
}
