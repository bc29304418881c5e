import { useState } from 'react';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { listChangesOf } from '../lists/list-changes';
import { describeChangeFailure } from '../shell/describe-change-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { type Day, dayWords } from './day';
import { highlightsOn, standingsOf } from './day-highlights';
import { newPositions } from './new-positions';
import { HOME, useHighlightChanges } from './use-highlight-changes';
import { useHighlightCache } from './use-highlight-cache';
import { useHighlightRemoval } from './use-highlight-removal';

const changes = listChangesOf<StaffHighlight>(staffHighlights.key);

interface ChosenDish {
  id: string;
  name: string;
}

interface Adding {
  dish: ChosenDish;
  date: Day;
  /** What there was before, by id. */
  known: ReadonlySet<string>;
  /** It may have been made before: only the answer got lost. */
  isAgain?: boolean;
}

/**
 * Puts dishes into the highlights, after the others; where the start page has no room left on a single day, before them,
 * since that day is what it was chosen for. One that is in them already is not put in twice: it is shown again where it was
 * hidden.
 */
export function useAddHighlight(today: string, soldOut: ReadonlySet<string>) {
  const cache = useHighlightCache();
  const { setActive } = useHighlightChanges(today);
  const remove = useHighlightRemoval(today);
  const [adding, setAdding] = useState<readonly ChosenDish[]>([]);

  async function add(dish: ChosenDish, date: Day): Promise<void> {
    const stored = cache.stored();
    const own = stored.find((each) => each.dishId === dish.id && (each.date === null || each.date === date));
    if (own?.isActive === false) return void setActive(own, true);
    if (own) return notifyDone(`“${dish.name}” is in the highlights of ${dayWords(own.date, today)} already`);
    if (adding.some(({ id }) => id === dish.id)) return;
    setAdding((dishes) => [...dishes, dish]);
    await send({ dish, date, known: new Set(stored.map(({ id }) => id)) });
    setAdding((dishes) => dishes.filter((each) => each !== dish));
  }

  async function send(wanted: Adding): Promise<void> {
    const { dish, date, known, isAgain = false } = wanted;
    try {
      const lost = isAgain ? await findLost(wanted) : undefined;
      const added = lost ?? (await staffHighlights.add({ dishId: dish.id, date }));
      const highlight = await giveRoom(added);
      const isFirst = highlight.etag !== added.etag;
      notifyDone(
        `“${dish.name}” is ${isFirst ? 'first ' : ''}in the highlights of ${dayWords(date, today)}`,
        {
          undo: () => void remove(highlight),
          ...(date === null || date === today ? { live: HOME } : {}),
        },
      );
    } catch (error) {
      notifyFailure(describeChangeFailure(error, `“${dish.name}”`, 'was not put into the highlights'), {
        retry: () => void send({ dish, date, known, isAgain: true }),
      });
    }
  }

  /** Puts one of a single day before the others where it would not be seen. Where that fails, it stays: the list says it. */
  async function giveRoom(added: StaffHighlight): Promise<StaffHighlight> {
    const coming = [...cache.stored().filter(({ date, id }) => id !== added.id && isComing(date)), added];
    const ofDay = highlightsOn(coming, added.date);
    const isBeyond = standingsOf(ofDay, soldOut).get(added.id) === 'beyond';
    const all = isBeyond && added.date !== null ? await putFirst(added, coming, ofDay) : null;
    cache.put(all ?? [added]);
    return all?.find(({ id }) => id === added.id) ?? added;
  }

  const isComing = (date: Day) => date === null || date >= today;
  return { add, adding };
}

/** All highlights, this one before the others of its day; null where they stay as they were. */
async function putFirst(
  added: StaffHighlight,
  coming: readonly StaffHighlight[],
  ofDay: readonly StaffHighlight[],
): Promise<readonly StaffHighlight[] | null> {
  const order = [added.id, ...ofDay.map(({ id }) => id).filter((id) => id !== added.id)];
  const positions = newPositions(coming, ofDay, order);
  const asShown = (items: readonly StaffHighlight[]) => items;
  try {
    const all = await changes.run(null, asShown, () => staffHighlights.reorder(null, positions));
    // A new place is a new version, and it is ours: what was offered to be taken back still can be.
    for (const { id, etag } of all) {
      const before = coming.find((each) => each.id === id)?.etag;
      if (before !== undefined) changes.noteEtag(changes.etagNow(before), etag);
    }
    return all;
  } catch {
    return null;
  }
}

/** A highlight that the call before made after all. */
async function findLost({ dish, date, known }: Adding): Promise<StaffHighlight | undefined> {
  const all = await staffHighlights.list();
  return all.find((each) => each.dishId === dish.id && each.date === date && !known.has(each.id));
}
