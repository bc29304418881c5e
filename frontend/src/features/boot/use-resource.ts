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
 * Fetches at every entry by navigation, and when the connection is back. What the server's page came with counts
 * as fetched; what is missing there is an error until it is.
 */
export function useResource<T>(resource: Resource<T>, errorText: string): StoreState<T> {
  const store = use(AnswersContext);
  const [isFirstPage] = useState(use(FirstPageContext));
  const { data, error, isFetching = false } = useAnswer(resource);
  const refetch = () => void store.fetch(resource);
  // Before the paint, so that the error of an earlier visit never shows.
  useLayoutEffect(() => {
    if (!isFirstPage || store.read(resource).data === undefined) void store.fetch(resource);
  }, [store, resource, isFirstPage]);
  useRefetchOnceOnline(resource);

  const isUnanswered = isFirstPage && data === undefined && error === undefined && !isFetching;
  const failure = error === undefined && !isUnanswered ? null : errorText;
  const shared = { isRefreshing: isFetching, refetch };
  if (data !== undefined) return { status: 'loaded', data, error: failure, ...shared };
  if (failure === null || isFetching) return { status: 'loading', data: undefined, error: null, ...shared };
  return { status: 'error', data: undefined, error: failure, ...shared };
}

export function useRefetchOnceOnline<T>(resource: Resource<T>): void {
  const store = use(AnswersContext);
  useLayoutEffect(() => {
    const refetch = () => void store.fetch(resource);
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, [store, resource]);
}
