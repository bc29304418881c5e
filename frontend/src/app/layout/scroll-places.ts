const STORED_UNDER = 'scroll-places';
const MOST = 50;

export type ScrollPlaces = Map<string, number>;

/** Empty where storage is forbidden or holds something else. */
export function readPlaces(): ScrollPlaces {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]') as [string, number][];
    return new Map(stored.filter(([, place]) => typeof place === 'number'));
  } catch {
    return new Map();
  }
}

export function writePlaces(places: ScrollPlaces): void {
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify([...places].slice(-MOST)));
  } catch {
    // Without storage, a page that is come back to starts at its top.
  }
}

export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && /back_forward|reload/.test(navigation.type);
}
