/** Sunday to Wednesday, as JavaScript counts days. */
const LAST_PROMO_DAY = 3;
/** The hours that start within the special's window. */
const HAPPENING_HOURS: readonly number[] = [16, 17];

export interface PromoCircumstances {
  /** Query of the address. */
  search: string;
  /** The visitor's clock: days and hours are meant in the visitor's own time zone. */
  now: Date;
  /** The stored date of the last dismissal, as `localDate` writes it. */
  dismissedOn: string | null;
  /** Whether the special is active; undefined while nobody knows. */
  isSpecialActive: boolean | undefined;
}

/**
 * Whether the promo popup opens: always where the address asks for it; else Sunday to Wednesday, unless it was dismissed
 * today or the special is known to be off.
 */
export function isPromoDue({ search, now, dismissedOn, isSpecialActive }: PromoCircumstances): boolean {
  if (isPromoAskedFor(search)) return true;
  return isSpecialActive !== false && now.getDay() <= LAST_PROMO_DAY && dismissedOn !== localDate(now);
}

/** Whether the address carries `promo=1`. */
export function isPromoAskedFor(search: string): boolean {
  return new URLSearchParams(search).get('promo') === '1';
}

/** The line under the popup's title. */
export function promoSubtitle(now: Date): string {
  return HAPPENING_HOURS.includes(now.getHours()) ? 'Happening now' : 'Coming soon — Mon to Wed, 4–6 PM';
}

/** The date on the visitor's calendar, `YYYY-MM-DD`. */
export function localDate(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
