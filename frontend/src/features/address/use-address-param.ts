import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** A choice pushes a history entry, so that Back undoes it; a typed letter replaces one. */
type HistoryEntry = 'push' | 'replace';

const listeners = new Set<() => void>();
/** What the browser refused to write, as it does after many changes in a few seconds. */
let unwritten: { href: string; search: string } | null = null;

function subscribe(onChange: () => void): () => void {
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

export function readParam(name: string): string {
  return new URLSearchParams(currentSearch()).get(name) ?? '';
}

function writeParam(name: string, value: string, entry: HistoryEntry): void {
  const params = new URLSearchParams(currentSearch());
  if ((params.get(name) ?? '') === value) return;
  if (value === '') params.delete(name);
  else params.set(name, value);
  const search = params.size === 0 ? '' : `?${params}`;
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
 * Something typed or chosen, kept in the address: Back, a reload and a shared link restore it. Empty on the
 * server and during hydration, as the server renders by path alone.
 */
export function useAddressParam(
  name: string,
): [value: string, write: (value: string, entry: HistoryEntry) => void] {
  // Following a link to the page itself changes the address without an event.
  useLocation();
  const [read] = useState(() => readerOf(name));
  const value = useSyncExternalStore(subscribe, read, () => '');
  const write = useCallback((next: string, entry: HistoryEntry) => writeParam(name, next, entry), [name]);
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
