/** Where the browser keeps the date on which the popup was dismissed. */
const PROMO_DISMISSED_KEY = 'promo-dismissed-on';

/** The stored date; null where there is none, or storage is forbidden. */
export function readDismissal(): string | null {
  try {
    return localStorage.getItem(PROMO_DISMISSED_KEY);
  } catch {
    return null;
  }
}

/** Stores a date as that of the dismissal. Where storage is forbidden or full, the popup is shut for this visit alone. */
export function writeDismissal(date: string): void {
  try {
    localStorage.setItem(PROMO_DISMISSED_KEY, date);
  } catch {
    // Nothing else can remember it.
  }
}
