import { currentOf, isApiError } from '../../api/errors';
import { type SoldOut, soldOutOf, type StaffFood } from '../../api/staff/staff-food';
import { isSame } from '../kit/forms/same-value';
import { listChangesOf } from '../kit/lists/list-changes';
import { counted, firstNames } from '../kit/lists/noun';
import { useListCache } from '../kit/lists/use-list-cache';
import { describeChangeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import type { FoodKind } from './food-kind';

type Fields = Partial<StaffFood> & { sold_out?: SoldOut };

/** The change of one entry among several. */
interface ChangeOfFood {
  food: StaffFood;
  fields: Fields;
  /** By default, the fields as they were. */
  undo?: Fields;
}

/** Resolves to whether they were stored. */
export type ChangeAll = (changes: readonly ChangeOfFood[], done: string) => Promise<boolean>;

/** Changes several entries in one step, all or nothing. */
export function useSeveralChanges(kind: FoodKind): ChangeAll {
  const { collection, words, live } = kind;
  const changes = listChangesOf<StaffFood>(collection.key);
  const cache = useListCache<StaffFood>(collection.key);

  const changeAll = async (wanted: readonly ChangeOfFood[], done: string, isUndo = false) => {
    const seen = wanted.map(({ food }) => food);
    const what = counted(seen.length, words);
    const sayDone = (stored: readonly StaffFood[]) => {
      const back = wanted.flatMap((change) => {
        const food = stored.find(({ id }) => id === change.food.id);
        return food ? [{ food, fields: undoOf(change) }] : [];
      });
      notifyDone(done, {
        about: collection.key,
        ...(!isUndo && { live, undo: () => void changeAll(back, `${what}: change undone`, true) }),
      });
    };
    try {
      const stored = await changes.run(
        null,
        (items) => items,
        async () => {
          const items = wanted.map(({ food, fields }) => ({
            id: food.id,
            etag: changes.etagNow(food.etag),
            changes: fields,
          }));
          const answer = await collection.changeSeveral(items);
          changes.noteEtags(seen, answer);
          cache.putSeveral(answer);
          return answer;
        },
      );
      sayDone(stored);
      return true;
    } catch (error) {
      const notDone = seen.length === 1 ? 'was not changed' : 'were not changed';
      const edited = currentOf(error, collection.readList);
      if (edited) {
        cache.putSeveral(edited);
        // Stored after all: only the answer was lost.
        if (
          wanted.every(({ food, fields }) =>
            isStored(
              fields,
              edited.find(({ id }) => id === food.id),
            ),
          )
        ) {
          sayDone(edited);
          return true;
        }
        const text = `Nothing was saved: someone else just changed ${firstNames(edited)}. The list now shows the latest. Check it, then try again.`;
        notifyFailure({ title: `${what} ${notDone}`, text, canRetry: false });
        return false;
      }
      const failure = describeChangeFailure(error, what, notDone);
      const isGone = isApiError(error, 'not-found');
      if (failure.mayBeDone || isGone) void cache.refetch();
      const text =
        'Nothing was saved: someone just deleted one of these. The list now shows the latest. Check it, then try again.';
      notifyFailure(
        isGone && seen.length > 1 ? { ...failure, text } : failure,
        () => void changeAll(wanted, done, isUndo),
      );
      return false;
    }
  };
  return changeAll;
}

function undoOf({ food, fields, undo }: ChangeOfFood): Fields {
  return undo ?? Object.fromEntries(Object.keys(fields).map((name) => [name, food[name as keyof StaffFood]]));
}

function isStored({ sold_out, ...fields }: Fields, stored: StaffFood | undefined): boolean {
  if (stored === undefined || !isSame({ ...stored, ...fields }, stored)) return false;
  // A colleague may have marked it sold out until a different time.
  return sold_out === undefined || sold_out === soldOutOf(stored);
}
