const PREFIX = 'admin_draft:';

/** This tab's writers, because releasing a lock takes a moment. */
const ended = new Set<string>();

/** Holds a browser lock while a form is open; even a crash of the tab releases it. Returns a function that does so. */
export function announceWriter(writer: string): () => void {
  if (!canTellWriters()) return () => undefined;
  ended.delete(writer);
  const end = new AbortController();
  const isOver = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  // Rejected on an opaque origin: carry on as if the browser had no locks.
  void navigator.locks.request(PREFIX + writer, { mode: 'shared' }, () => isOver).catch(() => undefined);
  return () => {
    ended.add(writer);
    end.abort();
  };
}

/** False in old browsers and without HTTPS: then another tab's live draft is offered, but not overwritten. */
export function canTellWriters(): boolean {
  return 'locks' in navigator;
}

export async function openWriters(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query();
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
    return new Set(names.map((name) => name.slice(PREFIX.length)).filter((writer) => !ended.has(writer)));
  } catch {
    // Assume that no form is open.
    return new Set();
  }
}
