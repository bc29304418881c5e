const RELOADED_KEY = 'reloaded-for';

/** Thrown when the code of a page can't be had: no network, or a new version of the site is in its place. */
export class PageMissingError extends Error {
  override name = 'PageMissingError';
}

/** Loads the code of a page. Rejects with a PageMissingError. */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    const page = await load();
    forgetReload();
    return page;
  } catch (cause) {
    throw new PageMissingError('The code of this page could not be loaded.', { cause });
  }
}

export function isPageMissing(error: unknown): boolean {
  return error instanceof PageMissingError;
}

/**
 * Loads the current address anew, which brings the new version of the site; once an address only, so that a page that
 * stays away does not reload for ever. Tells whether it did.
 */
export function loadAgain(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === location.href) return false;
    sessionStorage.setItem(RELOADED_KEY, location.href);
  } catch {
    // Without storage nothing would stop the next try.
    return false;
  }
  location.reload();
  return true;
}

function forgetReload(): void {
  if (typeof sessionStorage === 'undefined') return;
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Storage that is forbidden holds nothing to forget.
  }
}
