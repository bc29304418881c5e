import { use, useLayoutEffect, useState } from 'react';
import type { Resource } from '../../api/resource';
import { AnswersContext, useAnswer } from './answer-store';
import { FirstPageContext } from './boot-context';

type StoreState<T> = (
  | { status: 'loading'; data: undefined }
  /** `error` is also set when the last fetch failed and older data is shown. */
  | { status: 'loaded'; data: T }
  | { status: 'error'; data: undefined }
) & {
  error: string | null;
  isRefreshing: boolean;
  refetch: () => void;
};

/**
 * Fetches on each navigation to the page, and when the visitor or the connection returns. Answers embedded in the
 * server's page count as fetched; a missing one counts as an error until it arrives.
 */
export function useResource<T>(resource: Resource<T>, errorText: string): StoreState<T> {
  const store = use(AnswersContext);
  const [isFirstPage] = useState(use(FirstPageContext));
  const { data, error, isFetching = false } = useAnswer(resource);
  const refetch = () => void store.fetch(resource);
  // Before the paint, so that an error from an earlier visit never shows.
  useLayoutEffect(() => {
    if (!isFirstPage || store.read(resource).data === undefined) void store.fetch(resource);
  }, [store, resource, isFirstPage]);
  useRefetchOnReturn(resource);

  const isUnanswered = isFirstPage && data === undefined && error === undefined && !isFetching;
  const failure = error === undefined && !isUnanswered ? null : errorText;
  const shared = { isRefreshing: isFetching, refetch };
  if (data !== undefined) return { status: 'loaded', data, error: failure, ...shared };
  if (failure === null || isFetching) return { status: 'loading', data: undefined, error: null, ...shared };
  return { status: 'error', data: undefined, error: failure, ...shared };
}

const LONG_AWAY_MS = 60_000;
export const LONG_LOOKED_AT_MS = 300_000;

/**
 * A phone may sleep for hours, Back may open a page that the browser has kept just as long, and a page may stay in view
 * while the kitchen changes a dish's allergens.
 */
export function useRefetchOnReturn<T>(resource: Resource<T>): void {
  const store = use(AnswersContext);
  const [isFirstPage] = useState(use(FirstPageContext));
  useLayoutEffect(() => {
    // The page may be in a background tab that nobody has looked at yet.
    let leftAt = document.visibilityState === 'hidden' ? Date.now() : Infinity;
    const refetch = () => void store.fetch(resource);
    const noteAbsence = () => {
      store.age(resource);
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      // Without a connection this would fail, and the page fetches once it is back online anyway.
      else if (Date.now() - leftAt >= LONG_AWAY_MS && navigator.onLine) refetch();
    };
    const follow = () => {
      store.age(resource);
      const isInView = document.visibilityState === 'visible' && navigator.onLine;
      if (isInView && store.read(resource).data !== undefined) refetch();
    };
    if (isFirstPage && store.isOlderThan(LONG_AWAY_MS, resource)) refetch();
    else store.age(resource);
    const following = setInterval(follow, LONG_LOOKED_AT_MS);
    window.addEventListener('online', refetch);
    document.addEventListener('visibilitychange', noteAbsence);
    return () => {
      clearInterval(following);
      window.removeEventListener('online', refetch);
      document.removeEventListener('visibilitychange', noteAbsence);
    };
  }, [store, resource, isFirstPage]);
}
