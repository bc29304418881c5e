import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import type { Moved } from '../lists/sortable-rows';
import { useReorder } from '../lists/use-reorder';
import { type Day, dayWords } from './day';
import { highlightsOn, nameOf } from './day-highlights';
import { newPositions } from './new-positions';
import { useHighlightCache } from './use-highlight-cache';

/** Puts the highlights of a day into another order: shown at once, then saved, with an undo. */
export function useHighlightOrder(day: Day, today: string) {
  const { stored } = useHighlightCache();
  const reorder = useReorder<StaffHighlight>(staffHighlights.key);

  /** Positions are counted when its turn has come, on what is stored by then. */
  const save = async (ids: readonly string[]) => {
    const coming = stored().filter(({ date }) => date === null || date >= today);
    const positions = newPositions(coming, highlightsOn(coming, day), ids);
    return positions.size === 0 ? undefined : staffHighlights.reorder(null, positions);
  };

  return (all: readonly StaffHighlight[], ids: readonly string[], { id, to }: Moved) => {
    const highlight = all.find((each) => each.id === id);
    return reorder(all, {
      what: `The order of the highlights of ${dayWords(day, today)}`,
      done: `“${highlight ? nameOf(highlight) : ''}” is number ${to + 1}`,
      ids,
      save,
    });
  };
}
