const PREFIX = 'admin_draft:';

/** Of this tab: their locks take a moment to go. */
const ended = new Set<string>();

export function newWriter(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** Says by a lock of the browser that a form is open: it goes with the tab, however that ends. Returns the way to stop. */
export function announceWriter(writer: string): () => void {
  if (!canTellWriters()) return () => undefined;
  ended.delete(writer);
  const end = new AbortController();
  const isOver = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  // Refused to a page without an origin of its own: it goes on as where there are no locks.
  void navigator.locks.request(PREFIX + writer, { mode: 'shared' }, () => isOver).catch(() => undefined);
  return () => {
    ended.add(writer);
    end.abort();
  };
}

/** Not in an old browser, nor without https: a running draft of another tab is offered there, but never written over. */
export function canTellWriters(): boolean {
  return 'locks' in navigator;
}

export async function openWriters(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query();
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
    return new Set(names.map((name) => name.slice(PREFIX.length)).filter((writer) => !ended.has(writer)));
  } catch {
    // Nobody is known to be at work.
    return new Set();
  }
}
