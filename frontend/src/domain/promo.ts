const LAST_PROMO_DAY = 3;
const HAPPENING_HOURS: readonly number[] = [16, 17];

export interface PromoCircumstances {
  search: string;
  /** The visitor's clock: days and hours are in the visitor's own time zone. */
  now: Date;
  dismissedOn: string | null;
  wasClosed: boolean;
  isAtPlace: boolean;
  /** Undefined if unknown. */
  isSpecialOn: boolean | undefined;
}

/**
 * Always true if the address asks for it. Otherwise Sunday to Wednesday, unless it was dismissed today, was closed
 * during this visit, would cover the place that a link pointed to, or the special is known to be off or without
 * dishes.
 */
export function isPromoDue({ search, now, ...known }: PromoCircumstances): boolean {
  if (isPromoAskedFor(search)) return true;
  if (known.wasClosed || known.isAtPlace || known.isSpecialOn === false) return false;
  return now.getDay() <= LAST_PROMO_DAY && known.dismissedOn !== localDate(now);
}

export function isPromoAskedFor(search: string): boolean {
  return new URLSearchParams(search).get('promo') === '1';
}

export function promoSubtitle(now: Date): string {
  return HAPPENING_HOURS.includes(now.getHours()) ? 'Happening now' : 'Coming soon — Mon to Wed, 4–6 PM';
}

export function localDate(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
