/** A dish of the $5 special. */
export interface TapasItem {
  id: string;
  name: string;
  description: string;
  tags: readonly string[];
  allergens: readonly string[];
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
