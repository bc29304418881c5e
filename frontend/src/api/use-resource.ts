import { useEffect } from 'react';
import useSWR from 'swr';
import { fetchOnDemand, type ResourceOnDemand } from './resource';

/** How the page that shows a resource was entered. */
export interface PageEntry {
  /**
   * True on the page that the server has just rendered, until the first navigation: its data counts as fetched. False
   * on every entry by navigation, which fetches again whatever is cached.
   */
  isServerRendered: boolean;
}

export type StoreState<T> = (
  | { status: 'loading'; data: undefined }
  /** `error` is set too when the last fetch failed and what is shown is older. */
  | { status: 'loaded'; data: T }
  | { status: 'error'; data: undefined }
) & {
  /** The store's own text for a failed fetch, else null. */
  error: string | null;
  isRefreshing: boolean;
  refetch: () => void;
};

/**
 * A cached resource. On the server, and while its page hydrates, data comes from SWR's `fallback`; a key that is not
 * there is an error (the server had no answer), and the browser asks once more.
 */
export function useResource<T>(
  resource: ResourceOnDemand<T>,
  errorText: string,
  { isServerRendered }: PageEntry,
): StoreState<T> {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    resource.key,
    () => fetchOnDemand(resource),
    {
      revalidateOnMount: !isServerRendered,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      // Flights are shared, answers are not: coming back within two seconds still fetches.
      dedupingInterval: 0,
    },
  );
  const isUnanswered = isServerRendered && data === undefined && error === undefined && !isValidating;
  const refetch = () => void mutate();
  useEffect(() => {
    if (isUnanswered) void mutate();
  }, [isUnanswered, mutate]);

  const failure = error === undefined && !isUnanswered ? null : errorText;
  const shared = { isRefreshing: isValidating, refetch };
  if (data !== undefined) return { status: 'loaded', data, error: failure, ...shared };
  if (failure === null || isValidating) return { status: 'loading', data: undefined, error: null, ...shared };
  return { status: 'error', data: undefined, error: failure, ...shared };
}
