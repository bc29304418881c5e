const SWIPED_KEY = 'tabs-swiped';

/** Stored in this browser only: a visitor who has swiped once needs no hint. */
export function rememberSwipe(): void {
  try {
    localStorage.setItem(SWIPED_KEY, 'true');
  } catch {
    // Without storage the hint shows again.
  }
}

export function wasSwiped(): boolean {
  try {
    return localStorage.getItem(SWIPED_KEY) !== null;
  } catch {
    return false;
  }
}
