import { drinksCollection, menuCollection, type StaffFood } from '../../api/staff/staff-food';
import type { StaffCollection } from '../../api/staff/staff-collection';
import { type FieldChange, useRowChange } from '../kit/lists/use-row-change';
import { notifyDone } from '../kit/shell/notify';
import type { TonightFood } from './tonight-foods';

type Until = 'until-opening' | 'until-turned-on';

export type SoldOutActions = ReturnType<typeof useSoldOut>;

/** Sells dishes and drinks out and brings them back: shown at once, and taken back if it was not stored. */
export function useSoldOut() {
  const changes = {
    menu: {
      'until-opening': useListChange(menuCollection, 'until-opening'),
      'until-turned-on': useListChange(menuCollection, 'until-turned-on'),
    },
    drinks: {
      'until-opening': useListChange(drinksCollection, 'until-opening'),
      'until-turned-on': useListChange(drinksCollection, 'until-turned-on'),
    },
  };

  const change = (food: TonightFood, isOn: boolean, until: Until) => {
    const { list, name } = food;
    const words: FieldChange<StaffFood, boolean> = {
      what: `“${name}”`,
      // The screen shows it, and the way back: a notice would cover the next row.
      done: () => null,
      notDone: (wanted) => (wanted ? `was not put back on the ${list}` : 'was not marked as sold out'),
      stateOf: (row) => (row.available ? `is on the ${list}` : 'is sold out'),
      // The answer names the rest. A row that is off already looks no different.
      alsoShown: (row, wanted) =>
        row.available === wanted
          ? {}
          : { left_tonight: null, ...(!wanted && { sold_out_at: new Date().toISOString() }) },
    };
    return changes[list][until](food, 'available', isOn, words);
  };

  return {
    sellOut: (food: TonightFood, until: Until = 'until-opening') => void change(food, false, until),
    bringBack: (food: TonightFood) => void change(food, true, untilOf(food)),

    async bringAllBack(foods: readonly TonightFood[]) {
      const stored = await Promise.all(foods.map((food) => change(food, true, untilOf(food))));
      const back = foods.filter((_food, at) => stored[at]);
      if (back.length === 0) return;
      notifyDone(`${back.length} ${back.length === 1 ? 'is' : 'are'} back`, {
        undo: () => back.forEach((food) => void change(food, false, untilOf(food))),
      });
    },
  };
}

const untilOf = ({ sold_out_until }: TonightFood): Until =>
  sold_out_until === null ? 'until-turned-on' : 'until-opening';

function useListChange(collection: StaffCollection<StaffFood>, until: Until) {
  return useRowChange<StaffFood>({
    ...collection,
    patch: (id, etag, fields) =>
      collection.patch(id, etag, { ...fields, ...(fields.available === false && { sold_out: until }) }),
  });
}
