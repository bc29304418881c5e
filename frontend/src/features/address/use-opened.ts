import { useCallback, useRef } from 'react';
import { readParam, useAddressParam } from './use-address-param';

/**
 * What is open, kept in the address: Back closes it, Forward, a reload and a link open it. `focusOpener` moves focus to
 * what opens it: after a link, the browser has no element to return focus to.
 */
export function useOpened(param: string, focusOpener: (id: string) => void) {
  const [id, write] = useAddressParam(param);
  const isOpenedHere = useRef(false);
  const open = useCallback(
    (next: string) => {
      isOpenedHere.current = true;
      write(next, 'push');
    },
    [write],
  );
  const turnTo = (next: string) => write(next, 'replace');
  const close = () => {
    // If Back closed it, the parameter is already gone.
    if (readParam(param) === '') return;
    // Safari may have refused to add the entry that Back would leave.
    const hasEntry = new URLSearchParams(window.location.search).has(param);
    if (isOpenedHere.current && hasEntry) history.back();
    else {
      write('', 'replace');
      focusOpener(id);
    }
    isOpenedHere.current = false;
  };
  return { id, open, turnTo, close };
}
