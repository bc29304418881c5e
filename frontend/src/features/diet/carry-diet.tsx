import { type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isDietPage } from '../../domain/public-pages';
import { CarriedQueryContext } from '../../ui/link';
import { onAddressChange, readParam } from '../address/use-address-param';
import { BootContext } from '../boot/boot-context';

/** Adds the diet to links between the lists, even by way of a page that has no list. */
export function CarryDiet({ children }: { children: ReactNode }) {
  const carried = useCarried();
  const queryFor = useCallback((path: string) => (isDietPage(path) ? carried : ''), [carried]);
  return <CarriedQueryContext value={queryFor}>{children}</CarriedQueryContext>;
}

let lastCarried = '';

function useCarried(): string {
  // Following a link changes the address without an event.
  useLocation();
  const { params = {} } = use(BootContext);
  const read = () => {
    if (isDietPage(window.location.pathname)) lastCarried = queryOf(readParam);
    return lastCarried;
  };
  return useSyncExternalStore(onAddressChange, read, () => queryOf((name) => params[name] ?? ''));
}

/** Copies the parameters unchecked: each page validates them itself. */
function queryOf(param: (name: string) => string): string {
  const said = ['without', 'only'].map((name) => [name, param(name)]).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`.replaceAll('%2C', ',');
}
