import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { BootContext } from '../boot/boot-context';

/** A choice pushes a history entry, so that Back undoes it; a typed letter replaces one. */
type HistoryEntry = 'push' | 'replace';

const listeners = new Set<() => void>();
/** What the browser refused to write, as it does after many changes in a few seconds. */
let unwritten: { href: string; search: string } | null = null;

export function onAddressChange(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('popstate', onChange);
  };
}

function currentSearch(): string {
  return unwritten?.href === window.location.href ? unwritten.search : window.location.search;
}

/** A form without a script repeats a parameter for each of its ticked boxes. */
export function readParam(name: string): string {
  return new URLSearchParams(currentSearch()).getAll(name).join(',');
}

/** Several at once are one entry of the history. */
export function writeParams(values: Readonly<Record<string, string>>, entry: HistoryEntry): void {
  const changed = Object.entries(values).filter(([name, value]) => readParam(name) !== value);
  if (changed.length === 0) return;
  const params = new URLSearchParams(currentSearch());
  for (const [name, value] of changed) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  // A comma may stand as it is, and an address is there to be read.
  const search = params.size === 0 ? '' : `?${params}`.replaceAll('%2C', ',');
  // Keeps the router's state: to the router this is no navigation.
  const state = history.state as { idx?: number } | null;
  try {
    if (entry === 'replace') history.replaceState(state, '', window.location.pathname + search);
    else history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, '', window.location.pathname + search);
  } catch {
    // Safari throws where Chromium ignores the call.
  }
  unwritten = window.location.search === search ? null : { href: window.location.href, search };
  for (const listener of listeners) listener();
}

/**
 * Something typed or chosen, kept in the address: Back, a reload and a shared link restore it. On the server
 * and during hydration it is what the server drew the page with, which knows few of them.
 */
export function useAddressParam(
  name: string,
): [value: string, write: (value: string, entry: HistoryEntry) => void] {
  // Following a link to the page itself changes the address without an event.
  useLocation();
  const [read] = useState(() => readerOf(name));
  const { params = {} } = use(BootContext);
  const value = useSyncExternalStore(onAddressChange, read, () => params[name] ?? '');
  const write = useCallback(
    (next: string, entry: HistoryEntry) => writeParams({ [name]: next }, entry),
    [name],
  );
  return [value, write];
}

/** A page that is being left keeps its value. */
function readerOf(name: string): () => string {
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  let value = '';
  return () => {
    if (window.location.pathname === path) value = readParam(name);
    return value;
  };
}
