import { keep, readKept } from '../../ui/browser-store';

const STORED_UNDER = 'scroll-places';
const MOST = 50;

export type ScrollPlaces = Map<string, number>;

/** Empty if storage is forbidden or malformed. */
export function readPlaces(): ScrollPlaces {
  try {
    const stored = JSON.parse(readKept('sessionStorage', STORED_UNDER) ?? '[]') as [string, number][];
    return new Map(stored.filter(([, place]) => typeof place === 'number'));
  } catch {
    return new Map();
  }
}

/** Without storage, a page opens at the top on return. */
export function writePlaces(places: ScrollPlaces): void {
  keep('sessionStorage', STORED_UNDER, JSON.stringify([...places].slice(-MOST)));
}

/** The entry that `giveEntryKey` has just named, until React shows it: the browser scrolls there by itself. */
export const jump = { key: '' };

/**
 * A link to a place in the page makes a history entry without the router's key, and the router takes such an entry for
 * the first page of the visit. Add this listener before the router's: on a window, Chromium calls listeners in the
 * order in which they were added, whether or not they have `capture`.
 */
export function giveEntryKey(): void {
  if (history.state) return;
  jump.key = Math.random().toString(36).slice(2);
  history.replaceState({ idx: 0, key: jump.key }, '');
}
