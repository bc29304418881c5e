/** A change to the stored list, as shown. Idempotent: it may be applied to its own result. */
type ShownAs<Entity> = (items: readonly Entity[]) => readonly Entity[];

/** Changes outlive the screen that began them, so that an undo in a notice works from anywhere. */
export interface ListChanges<Entity> {
  subscribe: (listener: () => void) => () => void;
  pending: () => readonly ShownAs<Entity>[];
  savingIds: () => ReadonlySet<string>;
  /** Shows it at once and saves it in turn: a row's one by one, the whole list's (`id` null) alone. */
  run: <Result>(id: string | null, shownAs: ShownAs<Entity>, save: () => Promise<Result>) => Promise<Result>;
  /** The latest version that our own changes made of the one that staff saw. */
  etagNow: (seen: string) => string;
  noteEtag: (before: string, after: string) => void;
  /** How often somebody else had changed the row: changes based on its old state are dropped. */
  conflicts: (id: string) => number;
  noteConflict: (id: string) => void;
}

const lists = new Map<string, ListChanges<never>>();

export function listChangesOf<Entity>(key: string): ListChanges<Entity> {
  let changes = lists.get(key);
  if (!changes) {
    changes = createListChanges<never>();
    lists.set(key, changes);
  }
  // Each key belongs to one collection, and so to one type of entity.
  return changes as unknown as ListChanges<Entity>;
}

export function createListChanges<Entity>(): ListChanges<Entity> {
  const listeners = new Set<() => void>();
  const conflicts = new Map<string, number>();
  const laterEtags = new Map<string, string>();
  let under: readonly { id: string | null; shownAs: ShownAs<Entity> }[] = [];
  let pending: readonly ShownAs<Entity>[] = [];
  let saving: ReadonlySet<string> = new Set();
  let rowTails = new Map<string, Promise<unknown>>();
  let listTail: Promise<unknown> = Promise.resolve();

  const put = (next: typeof under) => {
    under = next;
    pending = under.map(({ shownAs }) => shownAs);
    saving = new Set(under.flatMap(({ id }) => id ?? []));
    listeners.forEach((listener) => listener());
  };

  const turnOf = (id: string | null): Promise<unknown> =>
    id === null ? Promise.all([listTail, ...rowTails.values()]) : (rowTails.get(id) ?? listTail);

  const takeTurn = (id: string | null, done: Promise<unknown>) => {
    if (id !== null) {
      rowTails.set(id, done);
    } else {
      listTail = done;
      rowTails = new Map();
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pending: () => pending,
    savingIds: () => saving,
    run(id, shownAs, save) {
      const change = { id, shownAs };
      put([...under, change]);
      const saved = turnOf(id)
        .then(save)
        .finally(() => put(under.filter((other) => other !== change)));
      takeTurn(
        id,
        saved.catch(() => undefined),
      );
      return saved;
    },
    etagNow(seen) {
      let etag = seen;
      for (let later = laterEtags.get(etag); later !== undefined; later = laterEtags.get(etag)) etag = later;
      return etag;
    },
    noteEtag(before, after) {
      // A version that comes back (nothing changed) must not form a cycle.
      laterEtags.delete(after);
      if (before !== after) laterEtags.set(before, after);
    },
    conflicts: (id) => conflicts.get(id) ?? 0,
    noteConflict: (id) => void conflicts.set(id, (conflicts.get(id) ?? 0) + 1),
  };
}
