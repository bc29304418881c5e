import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { useListCache } from '../lists/use-list-cache';
import { describeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { type Day, dayWords } from './day';
import { HOME, useHighlightChanges } from './use-highlight-changes';
import { useHighlightRemoval } from './use-highlight-removal';

interface ChosenDish {
  id: string;
  name: string;
}

/**
 * Puts dishes into the highlights. One that is in them on that day already is not put in twice: it is shown again where it
 * was hidden.
 */
export function useAddHighlight(today: string) {
  const { cache } = useSWRConfig();
  const { put } = useListCache<StaffHighlight>(staffHighlights.key);
  const { setActive } = useHighlightChanges(today);
  const remove = useHighlightRemoval(today);
  const [adding, setAdding] = useState<readonly ChosenDish[]>([]);
  const stored = () => (cache.get(staffHighlights.key)?.data ?? []) as readonly StaffHighlight[];

  async function add(dish: ChosenDish, date: Day): Promise<void> {
    const before = stored();
    const own = before.find((each) => each.dishId === dish.id && (each.date === null || each.date === date));
    const words = `“${dish.name}” is in the highlights of ${dayWords(own ? own.date : date, today)}`;
    if (own?.isActive === false) return void setActive(own, true);
    if (own) return notifyDone(`${words} already`);
    if (adding.some(({ id }) => id === dish.id)) return;
    setAdding((dishes) => [...dishes, dish]);
    await send(dish, date, new Set(before.map(({ id }) => id)), words);
    setAdding((dishes) => dishes.filter((each) => each !== dish));
  }

  async function send(
    dish: ChosenDish,
    date: Day,
    known: ReadonlySet<string>,
    words: string,
    isAgain = false,
  ) {
    try {
      const lost = isAgain && (await findLost(dish, date, known));
      const highlight = lost || (await staffHighlights.add({ dishId: dish.id, date }));
      put(highlight);
      notifyDone(words, {
        undo: () => void remove(highlight),
        ...(date === null || date === today ? { live: HOME } : {}),
      });
    } catch (error) {
      notifyFailure(describeFailure(error, `“${dish.name}”`, 'was not put into the highlights'), {
        retry: () => void send(dish, date, known, words, true),
      });
    }
  }

  return { add, adding };
}

/** A highlight that the call before made after all: only its answer got lost. */
async function findLost(
  dish: ChosenDish,
  date: Day,
  known: ReadonlySet<string>,
): Promise<StaffHighlight | undefined> {
  const all = await staffHighlights.list();
  return all.find((each) => each.dishId === dish.id && each.date === date && !known.has(each.id));
}
