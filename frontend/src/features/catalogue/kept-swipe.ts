const SWIPED_KEY = 'tabs-swiped';

/** In this browser alone: who has swiped once knows how. */
export function rememberSwipe(): void {
  try {
    localStorage.setItem(SWIPED_KEY, 'true');
  } catch {
    // Without storage the hint comes again.
  }
}

export function wasSwiped(): boolean {
  try {
    return localStorage.getItem(SWIPED_KEY) !== null;
  } catch {
    return false;
  }
}
