import type { Dish } from './menu';
import type { WeekdayIndex } from './site';

export type TapasItem = Omit<Dish, 'price' | 'prices' | 'order' | 'pairings'>;

export interface TapasSpecial {
  active: boolean;
  title: string;
  /** Null if unknown; the page then says `Each item $5`. */
  price: number | null;
  currency: string;
  windowText: string;
  days: readonly WeekdayIndex[];
  /** `HH:MM` in `timezone`. */
  startTime: string;
  endTime: string;
  timezone: string;
  items: readonly TapasItem[];
}

/** Only then is it linked to, advertised or promised. */
export function isSpecialOn(special: TapasSpecial | null | undefined): boolean {
  return special != null && special.active && special.items.length > 0;
}

export const DEFAULT_SPECIAL_TITLE = 'Tapas $5';

const DEFAULT_PRICE = 5;

/** The price in words, like `$5` or `$4.50`; the default if it is missing or 0. */
export function specialPrice({ price, currency }: Pick<TapasSpecial, 'price' | 'currency'>): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price !== null && price > 0 ? price : DEFAULT_PRICE);
}

export function eachItemText(special: Pick<TapasSpecial, 'price' | 'currency'>): string {
  return `Each item ${specialPrice(special)}`;
}
