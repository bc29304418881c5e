import { createListeners } from '../../../api/listeners';
import type { StaffEntity } from '../../../api/staff/staff-collection';

/** How a change makes the stored list look. Idempotent: it may be applied to its own result. */
type ShownAs<Entity> = (items: readonly Entity[]) => readonly Entity[];

type Versioned = Pick<StaffEntity, 'id' | 'etag'>;

/** Changes outlive the screen that started them, so that an undo in a notice works from anywhere. */
export type ListChanges<Entity> = ReturnType<typeof createListChanges<Entity>>;

const lists = new Map<string, ListChanges<never>>();

export function listChangesOf<Entity>(key: string): ListChanges<Entity> {
  let changes = lists.get(key);
  if (!changes) {
    changes = createListChanges<never>();
    lists.set(key, changes);
  }
  // Each key belongs to one collection, hence to one type of entity.
  return changes as unknown as ListChanges<Entity>;
}

export function createListChanges<Entity>() {
  const { listen: subscribe, tell: changed } = createListeners();
  const conflicts = new Map<string, number>();
  const laterEtags = new Map<string, string>();
  let pending: readonly ShownAs<Entity>[] = [];
  let rowTails = new Map<string, Promise<unknown>>();
  let listTail: Promise<unknown> = Promise.resolve();

  const put = (next: typeof pending) => {
    pending = next;
    changed();
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

  /** The etag that our own later saves have turned this one into. */
  const etagNow = (seen: string): string => {
    let etag = seen;
    for (let later = laterEtags.get(etag); later !== undefined; later = laterEtags.get(etag)) etag = later;
    return etag;
  };

  const noteEtag = (before: string, after: string) => {
    // A save that changed nothing returns the same version: don't map a version to itself.
    laterEtags.delete(after);
    if (before !== after) laterEtags.set(before, after);
  };

  /**
   * Shows a change at once and saves it in turn: changes to one row one by one, to the whole list (`id` null) alone.
   */
  const run = <Result>(
    id: string | null,
    shownAs: ShownAs<Entity>,
    save: () => Promise<Result>,
  ): Promise<Result> => {
    // A new function, to find it again by identity.
    const change: ShownAs<Entity> = (items) => shownAs(items);
    put([...pending, change]);
    const saved = turnOf(id)
      .then(save)
      .finally(() => put(pending.filter((other) => other !== change)));
    takeTurn(
      id,
      saved.catch(() => undefined),
    );
    return saved;
  };

  return {
    subscribe,
    pending: () => pending,
    run,
    /** Saves in turn, with the etag of our own last save. Without `shownAs`, lists change only after the response. */
    save: <Result extends { etag: string } | null | void>(
      id: string | null,
      seen: string,
      send: (etag: string) => Promise<Result>,
      shownAs: ShownAs<Entity> = (items) => items,
    ): Promise<Result> =>
      run(id, shownAs, async () => {
        const etag = etagNow(seen);
        const stored = await send(etag);
        if (stored) noteEtag(etag, stored.etag);
        return stored;
      }),
    etagNow,
    /** Call this after our own reorder, so that its new versions do not count as someone else's changes. */
    noteEtags(before: readonly Versioned[], after: readonly Versioned[]) {
      const etags = new Map(before.map(({ id, etag }) => [id, etag]));
      for (const { id, etag } of after) {
        const seen = etags.get(id);
        if (seen !== undefined) noteEtag(etagNow(seen), etag);
      }
    },
    /** How many times somebody else has changed the row: changes based on its old state are dropped. */
    conflicts: (id: string) => conflicts.get(id) ?? 0,
    noteConflict: (id: string) => void conflicts.set(id, (conflicts.get(id) ?? 0) + 1),
  };
}
