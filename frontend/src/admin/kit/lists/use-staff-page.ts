import { useState } from 'react';
import useSWR from 'swr';
import { listOf } from './use-staff-list';

export interface StaffPage<Item> {
  items: readonly Item[];
  total: number;
}

const LOOK_EVERY_MS = 60_000;

/** One page of a list that the server pages. While another page loads, the previous one stays (`isOther`). */
export function useStaffPage<Item>(
  key: string,
  load: (key: string) => Promise<StaffPage<Item>>,
  lookEveryMs = LOOK_EVERY_MS,
) {
  const { data, error, isValidating, mutate } = useSWR<StaffPage<Item>, unknown>(key, load, {
    refreshInterval: lookEveryMs,
    dedupingInterval: 0,
  });
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);

  const isFailed = data === undefined && error !== undefined && !isValidating;
  const shown = data ?? (isFailed ? undefined : before);
  return {
    list: listOf(shown?.items, data || isFailed ? error : undefined, {
      isRefreshing: isValidating,
      refetch: () => void mutate(),
    }),
    total: data?.total,
    isOther: data === undefined && shown !== undefined,
  };
}
