const PREFIX = 'admin_draft:';

/** Of this tab: their locks take a moment to go. */
const ended = new Set<string>();

/** A name for a form that was opened just now, unlike that of any other tab. */
export function newWriter(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Says that a form is open and writes a draft. It is said by a lock of the browser, which goes with the tab however that
 * ends: a crash needs no farewell, and a tab that sleeps no sign of life. Returns the way to stop.
 */
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

/**
 * Whether this browser can: not an old one, nor any over an address without https. A running draft of another tab is offered
 * there like one that was left behind; written over it is not.
 */
export function canTellWriters(): boolean {
  return 'locks' in navigator;
}

/** The writers whose forms are open now, in all tabs. */
export async function openWriters(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query();
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
    return new Set(names.map((name) => name.slice(PREFIX.length)).filter((writer) => !ended.has(writer)));
  } catch {
    // As where there are no locks: nobody is known to be at work.
    return new Set();
  }
}
