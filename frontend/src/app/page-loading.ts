import type { ComponentType } from 'react';
import { noteLoaded, PAGE } from '../ui/load-again';
import type { PublicPage } from './pages';

/** React's `use` does not suspend on a promise that already carries its value. */
type PagePromise = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

const pages = new Map<PublicPage, PagePromise>();

class PageMissingError extends Error {
  override name = 'PageMissingError';
}

/** Loads once; a failure is kept until forgotten. Always the same promise, so that a component may `use` it. */
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

export function forgetMissingPages(): void {
  for (const [page, { status }] of pages) if (status !== 'fulfilled') pages.delete(page);
}

async function load(page: PublicPage): Promise<ComponentType> {
  const isLoaded = noteLoading();
  try {
    const component = await page.load();
    noteLoaded(PAGE);
    return component;
  } catch (cause) {
    throw new PageMissingError('The code of this page could not be loaded.', { cause });
  } finally {
    isLoaded();
  }
}

const SOON_MS = 200;
let underWay = 0;

/**
 * The old page stays meanwhile: on a slow connection, only the line below the navbar shows that a link was followed.
 */
function noteLoading(): () => void {
  // The server has no document.
  const root = globalThis.document?.documentElement;
  underWay += 1;
  const timer = setTimeout(() => root?.toggleAttribute('data-loading', true), SOON_MS);
  return () => {
    clearTimeout(timer);
    underWay -= 1;
    if (underWay === 0) root?.removeAttribute('data-loading');
  };
}

export function isPageMissing(error: unknown): boolean {
  return error instanceof PageMissingError;
}
