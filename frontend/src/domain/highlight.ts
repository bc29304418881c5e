import type { ContentPicture } from './menu';

/** A dish that the home page holds up. */
export interface Highlight {
  id: string;
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
  /** Served raw or undercooked (Food Code 3-603.11): carries an asterisk. */
  isRaw: boolean;
}
