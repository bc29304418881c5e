import { use, useEffect } from 'react';
import useSWR from 'swr';
import { fetchOnDemand, type Resource } from '../../api/resource';
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
 * On the server and during hydration, data comes from SWR's `fallback` and counts as fetched. A key that is
 * missing there is an error.
 */
export function useResource<T>(resource: Resource<T>, errorText: string): StoreState<T> {
  const isServerRendered = use(FirstPageContext);
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    resource.key,
    () => fetchOnDemand(resource),
    {
      revalidateOnMount: !isServerRendered,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      // Requests in flight are shared; answers are not: coming back within two seconds still fetches.
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
