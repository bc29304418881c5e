const PROMO_DISMISSED_KEY = 'promo-dismissed-on';

export function readDismissal(): string | null {
  try {
    return localStorage.getItem(PROMO_DISMISSED_KEY);
  } catch {
    return null;
  }
}

export function writeDismissal(date: string): void {
  try {
    localStorage.setItem(PROMO_DISMISSED_KEY, date);
  } catch {
    // Without storage the dismissal is not remembered.
  }
}

const PROMO_CLOSED_KEY = 'promo-closed';

export function wasPromoClosed(): boolean {
  try {
    return sessionStorage.getItem(PROMO_CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberPromoClosed(): void {
  try {
    sessionStorage.setItem(PROMO_CLOSED_KEY, 'true');
  } catch {
    // Without storage the dismissal is not remembered.
  }
}
