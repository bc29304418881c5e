import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { useIsLeaving } from './use-is-here';

const NAMES = ['search', 'category', 'state', 'sort', 'page'] as const;
type ListParams = Record<Exclude<(typeof NAMES)[number], 'page'>, string> & { page: number };

/** The address is updated when typing pauses. */
const REST_MS = 300;

/** Kept in the address, so that links and Back restore the list. Changing a filter goes to the first page. */
export function useListParams(): [ListParams, (change: Partial<ListParams>) => void] {
  const [address, setAddress] = useSearchParams();
  const isLeaving = useIsLeaving();
  // After a canceled navigation, the address update that waited for it is written.
  const isDrawnLeaving = useNavigation().state !== 'idle';
  const textOf = (name: string) => address.get(name) ?? '';
  const fromAddress: ListParams = {
    search: textOf('search'),
    category: textOf('category'),
    state: textOf('state'),
    sort: textOf('sort'),
    page: Number(textOf('page')) || 1,
  };
  const inAddress = JSON.stringify(fromAddress);
  const [params, setParams] = useState(fromAddress);
  const written = useRef(inAddress);

  // A link or Back has changed the address.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setParams(JSON.parse(inAddress) as ListParams);
  }, [inAddress]);

  useEffect(() => {
    const next = JSON.stringify(params);
    if (next === written.current) return undefined;
    const timer = setTimeout(() => {
      // Changing the address during a navigation would cancel it: pressing a row would do nothing.
      if (isLeaving()) return;
      written.current = next;
      setAddress((query) => withParams(query, params), { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [params, setAddress, isLeaving, isDrawnLeaving]);

  return [params, (change) => setParams((before) => ({ ...before, page: 1, ...change }))];
}

function withParams(query: URLSearchParams, params: ListParams): URLSearchParams {
  for (const name of NAMES) {
    const value = params[name];
    if (value === '' || value === 1) query.delete(name);
    else query.set(name, String(value));
  }
  return query;
}
