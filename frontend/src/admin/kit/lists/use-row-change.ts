import { currentOf, isApiError } from '../../../api/errors';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import { conflictText, describeChangeFailure, stillWords } from '../shell/describe-failure';
import { notifyConflict, notifyDone, notifyFailure } from '../shell/notify';
import { listChangesOf } from './list-changes';
import { focusBesideRow } from './row-focus';
import { useListCache } from './use-list-cache';

/** The wording of a change to one field of a row. */
export interface FieldChange<Entity, Value> {
  /** The subject of a failure: `The price of “Croquetas”`. */
  what: string;
  /** Null for no notice, when several changes share one. */
  done: (value: Value) => string | null;
  notDone?: ((value: Value) => string) | undefined;
  /** The row's stored state, worded to follow “It” in an error message: `costs $14`, `is sold out`. */
  stateOf: (row: Entity) => string;
  /** For a price change: what the row costs, to choose between two prices. */
  priceOf?: (row: Entity) => string;
  /** Other fields that look different at once. */
  alsoShown?: ((row: Entity, value: Value) => Partial<Entity>) | undefined;
  /** Whether a row already has the change, if the field by itself doesn't tell. */
  isStored?: (row: Entity, value: Value) => boolean;
  /** Stores it, if not by a PATCH of the field. Null if it is not to be stored after all. */
  send?: (etag: string, value: Value) => Promise<Entity | null>;
  live?: { to: string; label: string } | undefined;
}

/** Changes to one row are stored one after the other, so that the last one wins. */
export function useRowChange<Entity extends StaffEntity>(
  collection: Pick<StaffCollection<Entity>, 'key' | 'read' | 'patch'>,
) {
  const changes = listChangesOf<Entity>(collection.key);
  const cache = useListCache<Entity>(collection.key);

  /**
   * Shows a change at once, and stores it on this version or reverts it. Never rejects: resolves to whether it worked.
   */
  return async function change<Name extends keyof Entity>(
    seen: Entity,
    field: Name,
    value: Entity[Name],
    words: FieldChange<Entity, Entity[Name]>,
    isUndo = false,
  ): Promise<boolean> {
    const { id } = seen;
    const { what, stateOf, priceOf, live } = words;
    const conflicts = changes.conflicts(id);
    const changed = (row: Entity) => ({ ...row, [field]: value, ...words.alsoShown?.(row, value) });
    const again = (row: Entity) => void change(row, field, value, words, isUndo);
    const sayDone = (stored: Entity) => {
      const undo = () => void change(stored, field, seen[field], words, true);
      const said = words.done(value);
      if (said === null) return;
      // An undo gets no Undo of its own.
      notifyDone(said, { about: `${collection.key}/${id}`, ...(!isUndo && { undo, live }) });
    };
    try {
      const stored = await changes.save(
        id,
        seen.etag,
        async (etag) => {
          // Somebody else changed the row while this one waited, which has been reported: it is dropped.
          if (changes.conflicts(id) !== conflicts) return null;
          const answer = words.send
            ? await words.send(etag, value)
            : await collection.patch(id, etag, { [field]: value } as unknown as Partial<Entity>);
          if (answer) cache.put(answer);
          return answer;
        },
        (items) => items.map((item) => (item.id === id ? changed(item) : item)),
      );
      if (stored) sayDone(stored);
      return stored !== null;
    } catch (error) {
      // Not `seen`: an earlier change that was shown as done may also have failed.
      const known = cache.stored(id);
      const before = stateOf(known ?? seen);
      const notDone = words.notDone?.(value) ?? 'was not saved';
      const current = currentOf(error, collection.read);
      if (current) {
        cache.put(current);
        // It was stored after all, by us (the answer was lost) or by somebody else.
        if (words.isStored?.(current, value) ?? isAlike(changed(current), current)) {
          sayDone(current);
          return true;
        }
        changes.noteConflict(id);
        const price = priceOf?.(current);
        // Their change may have reached the list while the field was open.
        const looked = known?.etag === current.etag ? stateOf(seen) : before;
        const isNewPrice = price !== undefined && stateOf(current) !== looked;
        notifyConflict({
          title: `${what} ${notDone}`,
          text: isNewPrice
            ? `Someone just changed this to ${price}. Save your price instead?`
            : conflictText(stateOf(current), looked),
          ...(price && { keep: `Keep ${price}` }),
          useMine: () => again(current),
        });
        return false;
      }
      if (isApiError(error, 'not-found')) {
        const isHere = document.activeElement?.closest(`[data-row="${id}"]`);
        const giveFocus = isHere ? focusBesideRow(id) : undefined;
        cache.drop(id);
        giveFocus?.();
      }
      const failure = describeChangeFailure(error, what, notDone, stillWords(before));
      // Only the list can tell whether the change was stored.
      if (failure.mayBeDone) void cache.refetch();
      notifyFailure(failure, () => again(seen));
      return false;
    }
  };
}

function isAlike(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
