import {
  drinksCollection,
  type FoodCollection,
  menuCollection,
  type SoldOut,
  soldOutOf,
  type StaffFood,
} from '../../api/staff/staff-food';
import { listChangesOf } from '../kit/lists/list-changes';
import { giveUp, sendTap } from '../kit/lists/send-tap';
import { forgetTap, keepTap, type Tap, tapOf, useLeftoverTaps } from '../kit/lists/unanswered-taps';
import { useListCache } from '../kit/lists/use-list-cache';
import { type FieldChange, useRowChange } from '../kit/lists/use-row-change';
import { describeChangeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';

export type TonightTaps = ReturnType<typeof useTonightTaps>;

/**
 * What one tap changes of a dish or drink: shown at once, and reverted if it was not stored. Repeats the taps that an
 * earlier page left unanswered, once `foods` are loaded.
 */
export function useTonightTaps(foods: readonly StaffFood[] | undefined) {
  const lists = { menu: useListTaps(menuCollection), drinks: useListTaps(drinksCollection) };
  const turn = (
    food: StaffFood,
    isOn: boolean,
    until: SoldOut,
    tap = tapOf(food, { available: isOn, until }),
  ) => lists[food.list].turn(food, isOn, until, tap);
  const setLeft = (food: StaffFood, left: number | null, tap = tapOf(food, { left })) =>
    void lists[food.list].setLeft(food, left, tap);
  const count = (food: StaffFood, by: 1 | -1, tap = tapOf(food, { by })) =>
    void lists[food.list].count(food, by, tap);

  useLeftoverTaps((tap) => {
    const { does, etag } = tap;
    if ('hours' in does || 'special' in does) return;
    const food = foods?.find(({ id, list }) => id === tap.id && list === tap.list);
    // Based on the version that staff saw, so that others' changes are detected. A count is added to theirs.
    if (!food) giveUp(tap);
    else if ('by' in does) count(food, does.by, tap);
    else if ('left' in does) setLeft({ ...food, etag }, does.left, tap);
    else void turn({ ...food, etag }, does.available, does.until, tap);
  }, foods !== undefined);

  return {
    setLeft,
    count,
    sellOut: (food: StaffFood, until: SoldOut = 'until-opening') => void turn(food, false, until),
    bringBack: (food: StaffFood) => void turn(food, true, soldOutOf(food)),

    async bringAllBack(out: readonly StaffFood[]) {
      const stored = await Promise.all(out.map((food) => turn(food, true, soldOutOf(food))));
      const back = out.filter((_food, at) => stored[at]);
      if (back.length === 0) return;
      notifyDone(`${back.length} ${back.length === 1 ? 'is' : 'are'} back`, {
        undo: () => back.forEach((food) => void turn(food, false, soldOutOf(food))),
      });
    },
  };
}

function useListTaps(collection: FoodCollection<StaffFood>) {
  const changes = listChangesOf<StaffFood>(collection.key);
  const cache = useListCache<StaffFood>(collection.key);
  const change = useRowChange<StaffFood>(collection);

  async function turn(food: StaffFood, isOn: boolean, until: SoldOut, tap: Tap): Promise<boolean> {
    const { list, name, id } = food;
    const words: FieldChange<StaffFood, boolean> = {
      what: `“${name}”`,
      // No notice: the screen shows it, and how to undo it, and a notice would cover the next row.
      done: () => null,
      notDone: (wanted) => (wanted ? `was not put back on the ${list}` : 'was not marked as sold out'),
      stateOf: (row) => (row.available ? `is on the ${list}` : 'is sold out'),
      // The answer has the other fields. A row that is already off looks the same.
      alsoShown: (row, wanted) =>
        row.available === wanted
          ? {}
          : { left_tonight: null, ...(!wanted && { sold_out_at: new Date().toISOString() }) },
      // A colleague may have marked it sold out until a different time.
      isStored: (row, wanted) => row.available === wanted && (wanted || soldOutOf(row) === until),
      send: (etag, available) => {
        const fields = { available, ...(!available && { sold_out: until }) };
        return sendTap(tap, () => collection.patch(id, etag, fields));
      },
    };
    keepTap(tap);
    const isStored = await change(food, 'available', isOn, words);
    forgetTap(tap);
    return isStored;
  }

  async function setLeft(food: StaffFood, wanted: number | null, tap: Tap): Promise<void> {
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

  return { turn, setLeft, count };
}

function counted(row: StaffFood, by: 1 | -1): StaffFood {
  const left_tonight = Math.max(0, (row.left_tonight ?? 0) + by);
  return { ...row, left_tonight, available: left_tonight > 0 };
}
