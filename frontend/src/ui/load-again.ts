import { keep, readKept } from './browser-store';

export const PAGE = 'page';

let isWriting = false;

/** Whether the visitor has written something that a reload would lose. */
export function noteWriting(isNow: boolean): void {
  isWriting = isNow;
}

const keyOf = (what: string) => `reloaded-for-${what}`;

export function noteLoaded(what: string): void {
  keep('sessionStorage', keyOf(what), null);
}

/**
 * Reloads the tab, to get the new version of the site. Code that is still missing then must not cause a loop: until
 * `what` has loaded, this reloads each address only once.
 */
export async function loadAgain(what: string): Promise<boolean> {
  // While a message is being written, old content can stay; but a page whose code is missing can't be shown at all.
  if (isWriting && what !== PAGE) return false;
  if (!navigator.onLine || readKept('sessionStorage', keyOf(what)) === location.href) return false;
  // On a weak connection, reloading could replace a readable page with the browser's own error.
  const isInReach = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  // Without storage nothing would stop a loop.
  if (!isInReach || !keep('sessionStorage', keyOf(what), location.href)) return false;
  location.reload();
  return true;
}
