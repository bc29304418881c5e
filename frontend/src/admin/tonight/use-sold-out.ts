import {
  drinksCollection,
  menuCollection,
  type SoldOut,
  soldOutOf,
  type StaffFood,
} from '../../api/staff/staff-food';
import type { StaffCollection } from '../../api/staff/staff-collection';
import { type FieldChange, useRowChange } from '../kit/lists/use-row-change';
import { notifyDone } from '../kit/shell/notify';
import { forgetTap, keepTap, type Tap, tapOf } from '../kit/lists/unanswered-taps';
import { sendTap } from '../kit/lists/send-tap';
import type { TonightFood } from './tonight-foods';

export type SoldOutActions = ReturnType<typeof useSoldOut>;

const COLLECTIONS: Record<TonightFood['list'], StaffCollection<StaffFood>> = {
  menu: menuCollection,
  drinks: drinksCollection,
};

/** Marks dishes and drinks as sold out or back: shown at once, and reverted if it was not stored. */
export function useSoldOut() {
  const changes = { menu: useRowChange(COLLECTIONS.menu), drinks: useRowChange(COLLECTIONS.drinks) };

  const change = async (food: TonightFood, isOn: boolean, until: SoldOut, leftover?: Tap) => {
    const { list, name, id } = food;
    const tap = leftover ?? tapOf(food, { available: isOn, until });
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
        return sendTap(tap, () => COLLECTIONS[list].patch(id, etag, fields));
      },
    };
    keepTap(tap);
    const isStored = await changes[list](food, 'available', isOn, words);
    forgetTap(tap);
    return isStored;
  };

  return {
    sellOut: (food: TonightFood, until: SoldOut = 'until-opening') => void change(food, false, until),
    bringBack: (food: TonightFood) => void change(food, true, soldOutOf(food)),
    switchAgain: (
      food: TonightFood,
      { available, until }: Extract<Tap['does'], { until: SoldOut }>,
      tap: Tap,
    ) => void change(food, available, until, tap),

    async bringAllBack(foods: readonly TonightFood[]) {
      const stored = await Promise.all(foods.map((food) => change(food, true, soldOutOf(food))));
      const back = foods.filter((_food, at) => stored[at]);
      if (back.length === 0) return;
      notifyDone(`${back.length} ${back.length === 1 ? 'is' : 'are'} back`, {
        undo: () => back.forEach((food) => void change(food, false, soldOutOf(food))),
      });
    },
  };
}
