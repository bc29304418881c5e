import {
  drinksCollection,
  type FoodCollection,
  menuCollection,
  type StaffFood,
} from '../../api/staff/staff-food';
import { listChangesOf } from '../kit/lists/list-changes';
import { useListCache } from '../kit/lists/use-list-cache';
import { type FieldChange, useRowChange } from '../kit/lists/use-row-change';
import { describeChangeFailure } from '../kit/shell/describe-change-failure';
import { notifyFailure } from '../kit/shell/notify';
import { forgetTap, keepTap, type Tap, tapOf } from '../kit/lists/unanswered-taps';
import { sendTap } from '../kit/lists/send-tap';
import type { TonightFood } from './tonight-foods';

/** Sets and counts how many are left: shown at once, and reverted if it was not stored. */
export function useLeft() {
  const lists = { menu: useListLeft(menuCollection), drinks: useListLeft(drinksCollection) };
  return {
    setLeft: (food: TonightFood, left: number | null, tap = tapOf(food, { left })) =>
      void lists[food.list].choose(food, left, tap),
    count: (food: TonightFood, by: 1 | -1, tap = tapOf(food, { by })) =>
      void lists[food.list].count(food, by, tap),
  };
}

function useListLeft(collection: FoodCollection<StaffFood>) {
  const changes = listChangesOf<StaffFood>(collection.key);
  const cache = useListCache<StaffFood>(collection.key);
  const change = useRowChange<StaffFood>(collection);

  async function choose(food: StaffFood, wanted: number | null, tap: Tap): Promise<void> {
    const { id, name } = food;
    const words: FieldChange<StaffFood, number | null> = {
      what: `The count of “${name}”`,
      // No notice: the row shows it, and how to undo it.
      done: () => null,
      stateOf: ({ left_tonight: left }) => (left === null ? 'is not counted' : `has ${left} left`),
      send: (etag, left) => sendTap(tap, () => collection.setLeft(id, etag, left)),
    };
    keepTap(tap);
    await change(food, 'left_tonight', wanted, words);
    forgetTap(tap);
  }

  async function count(food: StaffFood, by: 1 | -1, tap: Tap): Promise<void> {
    const { id, etag, name } = food;
    let isStored = false;
    // Not on top of an answer that may already include it.
    const isBased = (row: StaffFood) => !isStored && row.id === id && row.etag === changes.etagNow(etag);
    keepTap(tap);
    try {
      await changes.save(
        id,
        etag,
        async () => {
          const answer = await sendTap(tap, () => collection.count(id, by, tap.key));
          isStored = answer !== null;
          if (answer) cache.put(answer);
          return answer;
        },
        (items) => items.map((row) => (isBased(row) ? counted(row, by) : row)),
      );
    } catch (error) {
      // Shows what others have counted or ended in the meantime.
      void cache.refetch();
      const failure = describeChangeFailure(error, `“${name}”`, 'was not counted');
      // With the same key, a retry counts once.
      notifyFailure(failure, () => void count(food, by, tap));
    }
  }

  return { choose, count };
}

function counted(row: StaffFood, by: 1 | -1): StaffFood {
  const left_tonight = Math.max(0, (row.left_tonight ?? 0) + by);
  return { ...row, left_tonight, available: left_tonight > 0 };
}
