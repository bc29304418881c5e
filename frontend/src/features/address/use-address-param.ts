import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { BootContext } from '../boot/boot-context';

/** A choice pushes a history entry, so that Back undoes it; typing replaces the current one. */
type HistoryEntry = 'push' | 'replace';

const listeners = new Set<() => void>();
/** Changes the browser refused to write, as it does after many changes in a few seconds. */
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

/** Without a script, a form repeats the parameter for each checked box. */
export function readParam(name: string): string {
  return new URLSearchParams(currentSearch()).getAll(name).join(',');
}

/** Changing several at once makes one history entry. */
export function writeParams(values: Readonly<Record<string, string>>, entry: HistoryEntry): void {
  const changed = Object.entries(values).filter(([name, value]) => readParam(name) !== value);
  if (changed.length === 0) return;
  const params = new URLSearchParams(currentSearch());
  for (const [name, value] of changed) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  // Commas stay unescaped, so that the address is readable.
  const search = params.size === 0 ? '' : `?${params}`.replaceAll('%2C', ',');
  // Keeps the router's state: for the router this is not a navigation.
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
 * A typed or chosen value, kept in the address: Back, a reload and a shared link restore it. On the server and during
 * hydration it is the value the page was rendered with; the server knows only a few parameters.
 */
export function useAddressParam(
  name: string,
): [value: string, write: (value: string, entry: HistoryEntry) => void] {
  // Following a link to the same page changes the address without an event.
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

/** While the visitor leaves a page, its values stay as they were. */
function readerOf(name: string): () => string {
  const path = typeof window === 'undefined' ? '' : window.location.pathname;
  let value = '';
  return () => {
    if (window.location.pathname === path) value = readParam(name);
    return value;
  };
}
