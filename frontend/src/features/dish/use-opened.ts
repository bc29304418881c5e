import { useCallback, useMemo, useRef } from 'react';
import { type FoodKind, type FoodList, placeOf } from '../../domain/menu';
import { readParam, useAddressParam } from '../address/use-address-param';

/** The opened item, kept in the address: Back closes it, and a link opens it. */
export function useOpened<Item extends { id: string }>(param: FoodKind, { categories }: FoodList<Item>) {
  const [id, write] = useAddressParam(param);
  const opened = useMemo(
    () => categories.flatMap(({ items }) => items).find((item) => item.id === id),
    [categories, id],
  );
  const isOpenedHere = useRef(false);
  const open = useCallback(
    (next: string) => {
      isOpenedHere.current = true;
      write(next, 'push');
    },
    [write],
  );
  const close = () => {
    // If Back closed it, the parameter is already gone.
    if (readParam(param) === '') return;
    // Safari may have refused to add the entry that Back would leave.
    const hasEntry = new URLSearchParams(window.location.search).has(param);
    if (isOpenedHere.current && hasEntry) history.back();
    else {
      write('', 'replace');
      // It was opened by a link, so the browser has no element to return focus to. The list may leave the dish out.
      const link = document.getElementById(placeOf(param, id))?.querySelector('a');
      (link ?? document.querySelector<HTMLElement>('[role="tabpanel"]'))?.focus();
    }
    isOpenedHere.current = false;
  };
  return { opened, open, close };
}
