/** A dish of the $5 special. */
export interface TapasItem {
  id: string;
  name: string;
  description: string;
  tags: readonly string[];
  allergens: readonly string[];
  mayContain: readonly string[];
  /** Whether staff confirmed the allergens. When false the dish is never shown as free of anything. */
  areAllergensConfirmed: boolean;
  /** Served raw or undercooked (Food Code 3-603.11): carries an asterisk. */
  isRaw: boolean;
}

export interface TapasSpecial {
  isActive: boolean;
  title: string;
  /** In units of `currency`; null where the source gives none (the page then says `Each item $5`). */
  price: number | null;
  /** ISO 4217. */
  currency: string;
  windowText: string;
  /** `MON,TUE,WED` */
  daysCsv: string;
  /** `HH:MM` in `timezone`. */
  startTime: string;
  endTime: string;
  timezone: string;
  items: readonly TapasItem[];
}

/** Whether the navbar shows its Tapas $5 link: the special is active and has a dish. Unknown (not loaded, failed) is no. */
export function isTapasLinkShown(special: TapasSpecial | null | undefined): boolean {
  return special != null && special.isActive && special.items.length > 0;
}

/** What the special is called where the source gives no title. */
export const DEFAULT_SPECIAL_TITLE = 'Tapas $5';

const DEFAULT_PRICE = 5;

/** The price of each item, as its badge shows it: `$5`, `$4.50`. One that is missing or nothing is the default. */
export function specialPrice({ price, currency }: Pick<TapasSpecial, 'price' | 'currency'>): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price !== null && price > 0 ? price : DEFAULT_PRICE);
}

/** `Each item $5` */
export function eachItemText(special: Pick<TapasSpecial, 'price' | 'currency'>): string {
  return `Each item ${specialPrice(special)}`;
}
