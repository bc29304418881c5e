import type { ComponentType } from 'react';
import type { PublicPage } from './pages';

const RELOADED_KEY = 'reloaded-for';

/** As React's `use` reads it: a promise that says what it holds is not waited for. */
type PagePromise = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

const pages = new Map<PublicPage, PagePromise>();

/** Thrown when the code of a page can't be had: no network, or a new version of the site is in its place. */
export class PageMissingError extends Error {
  override name = 'PageMissingError';
}

/**
 * Loads the code of a page, once. Rejects with a PageMissingError, and goes on to do so until it is forgotten. The same
 * promise is given each time, so that a component may `use` it.
 */
export function loadPage(page: PublicPage): Promise<ComponentType> {
  const held = pages.get(page);
  if (held) return held;
  const promise: PagePromise = load(page);
  pages.set(page, promise);
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** The next visit of a page that could not be loaded tries again. */
export function forgetMissingPages(): void {
  for (const [page, { status }] of pages) if (status !== 'fulfilled') pages.delete(page);
}

async function load(page: PublicPage): Promise<ComponentType> {
  try {
    const component = await page.load();
    forgetReload();
    return component;
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
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Storage that is forbidden (its very name throws), or missing as on the server, holds nothing to forget.
  }
}
