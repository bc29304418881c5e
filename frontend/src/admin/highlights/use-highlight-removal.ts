import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { dayWords } from './day';
import { nameOf } from './day-highlights';
import { useHighlightCache } from './use-highlight-cache';

/** Removes at once, with an undo. Asks first if the highlight has text from the panel, which can't be recreated here. */
export function useHighlightRemoval(today: string): (highlight: StaffHighlight) => Promise<boolean> {
  const cache = useHighlightCache();
  const remove = useRowRemoval(staffHighlights);

  async function putBack(highlight: StaffHighlight, itemId: string): Promise<void> {
    const { date, tagOverride, position, active } = highlight;
    const name = `“${nameOf(highlight)}”`;
    try {
      cache.put([await staffHighlights.add({ itemId, date, tagOverride, position, active })]);
      notifyDone(`${name} is back`);
    } catch (error) {
      // If only the answer was lost, the highlight is back already, which staff should see before they try again.
      void cache.refetch();
      notifyFailure(
        describeFailure(error, name, 'was not restored to the highlights'),
        () => void putBack(highlight, itemId),
      );
    }
  }

  return (highlight) => {
    const { itemId, hasOwnWords, date } = highlight;
    const name = `“${nameOf(highlight)}”`;
    if (itemId === null || hasOwnWords) {
      const text = 'Its custom text or photo is removed too. You can bring it back from History.';
      return remove(highlight, { name, text });
    }
    return remove(highlight, {
      name,
      done: `${name} is removed from the highlights of ${dayWords(date, today)}`,
      notDone: 'was not removed from the highlights',
      undo: () => void putBack(highlight, itemId),
    });
  };
}
