const STORED_UNDER = 'scroll-places';
const MOST = 50;

/** Where each entry of the tab's history was left, in pixels from the top. */
export type ScrollPlaces = Map<string, number>;

/** What an earlier page of this tab remembered; nothing where storage is forbidden or holds something else. */
export function readPlaces(): ScrollPlaces {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]') as [string, number][];
    return new Map(stored.filter(([, place]) => typeof place === 'number'));
  } catch {
    return new Map();
  }
}

/** Remembers the latest places for the next page of this tab. */
export function writePlaces(places: ScrollPlaces): void {
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify([...places].slice(-MOST)));
  } catch {
    // A page that is come back to then starts at its top.
  }
}

/** Whether this document is shown because somebody came back to it, or loaded it again. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && /back_forward|reload/.test(navigation.type);
}
