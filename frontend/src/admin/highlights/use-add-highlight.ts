import { useState } from 'react';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { listChangesOf } from '../kit/lists/list-changes';
import { useListCache } from '../kit/lists/use-list-cache';
import { describeChangeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { type Day, highlightsWords } from './day';
import { beyondOn, beyondWords, highlightsOn, standingsOf } from './day-highlights';
import { newPositions } from './new-positions';
import { HOME, useHighlightChange, useHighlightRemoval } from './use-highlight-change';

const changes = listChangesOf<StaffHighlight>(staffHighlights.key);

interface ChosenDish {
  id: string;
  name: string;
}

/**
 * Adds dishes at the end, or at the top of a single day that is full, since staff chose them for that day. A dish
 * already in the list is not added again; if it was hidden, it is shown again.
 */
export function useAddHighlight(today: string, soldOut: ReadonlySet<string>) {
  const cache = useListCache<StaffHighlight>(staffHighlights.key);
  const change = useHighlightChange(today);
  const remove = useHighlightRemoval(today);
  const [adding, setAdding] = useState<readonly ChosenDish[]>([]);

  async function add(dish: ChosenDish, date: Day): Promise<void> {
    const stored = cache.all();
    const own = stored.find((each) => each.itemId === dish.id && (each.date === null || each.date === date));
    if (own?.active === false) return void change(own, 'active', true);
    if (own) return notifyDone(`“${dish.name}” is already in ${highlightsWords(own.date, today)}`);
    if (adding.some(({ id }) => id === dish.id)) return;
    setAdding((dishes) => [...dishes, dish]);
    await send(dish, date, stored);
    setAdding((dishes) => dishes.filter((each) => each !== dish));
  }

  /** `known`: the highlights before the first attempt. */
  async function send(
    dish: ChosenDish,
    date: Day,
    known: readonly StaffHighlight[],
    isAgain = false,
  ): Promise<void> {
    try {
      const lost = isAgain ? await findLost(dish, date, known) : undefined;
      const added = lost ?? (await staffHighlights.add({ itemId: dish.id, date }));
      const all = await giveRoom(added);
      const highlight = all.find(({ id }) => id === added.id) ?? added;
      const isFirst = highlight.etag !== added.etag;
      const done = `Added “${dish.name}” to ${isFirst ? 'the top of ' : ''}${highlightsWords(date, today)}`;
      // An everyday highlight competes with today's highlights for room.
      const beyond = beyondOn(all, date ?? today, soldOut);
      notifyDone(beyond.length === 0 ? done : `${done}. ${beyondWords(beyond, date ?? today, today)}`, {
        undo: () => void remove(highlight),
        ...(date === null || date === today ? { live: HOME } : {}),
      });
    } catch (error) {
      notifyFailure(
        describeChangeFailure(error, `“${dish.name}”`, 'was not added to the highlights'),
        () => void send(dish, date, known, true),
      );
    }
  }

  /** Moves a single day's highlight to the top if it would not show. Returns all highlights except past ones. */
  async function giveRoom(added: StaffHighlight): Promise<readonly StaffHighlight[]> {
    const coming = [...cache.all().filter(({ date, id }) => id !== added.id && isComing(date)), added];
    const ofDay = highlightsOn(coming, added.date);
    const isBeyond = added.date !== null && standingsOf(ofDay, soldOut).get(added.id) === 'beyond';
    const all = isBeyond ? await putFirst(added, coming, ofDay) : coming;
    cache.put(added);
    if (all !== coming) cache.putInOrder(all);
    return all;
  }

  const isComing = (date: Day) => date === null || date >= today;
  return { add, adding };
}

/** If this fails, the order stays as it was; the list shows which ones don't show. */
async function putFirst(
  added: StaffHighlight,
  coming: readonly StaffHighlight[],
  ofDay: readonly StaffHighlight[],
): Promise<readonly StaffHighlight[]> {
  const order = [added.id, ...ofDay.map(({ id }) => id).filter((id) => id !== added.id)];
  try {
    const all = await changes.run(
      null,
      (shown) => shown,
      () => staffHighlights.reorder(newPositions(coming, ofDay, order), coming),
    );
    // So that earlier undo offers still work.
    changes.noteEtags(coming, all);
    return all;
  } catch {
    return coming;
  }
}

async function findLost({ id: itemId }: ChosenDish, date: Day, known: readonly StaffHighlight[]) {
  const before = new Set(known.map(({ id }) => id));
  const all = await staffHighlights.list();
  return all.find((each) => each.itemId === itemId && each.date === date && !before.has(each.id));
}
