import { isApiError } from '../../api/errors';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { listChangesOf } from '../lists/list-changes';
import { focusBesideRow } from '../lists/row-focus';
import { useRowRemoval } from '../lists/use-row-removal';
import { describeChangeFailure } from '../shell/describe-change-failure';
import { describeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { dayWords } from './day';
import { nameOf } from './day-highlights';
import { useHighlightCache } from './use-highlight-cache';

const changes = listChangesOf<StaffHighlight>(staffHighlights.key);

/**
 * Takes a highlight out. It goes at once, and can be put back as it was; one with words of its own, which can't be made
 * again here, only after a question.
 */
export function useHighlightRemoval(today: string): (highlight: StaffHighlight) => Promise<boolean> {
  const cache = useHighlightCache();
  const askAndRemove = useRowRemoval(staffHighlights);

  async function putBack(highlight: StaffHighlight, dishId: string): Promise<void> {
    const { date, tagOverride, position, isActive } = highlight;
    try {
      cache.put([await staffHighlights.add({ dishId, date, tagOverride, position, isActive })]);
      notifyDone(`“${nameOf(highlight)}” is back`);
    } catch (error) {
      // Where the answer got lost, it may be back all the same: whoever tries again should see it.
      cache.refetch();
      notifyFailure(
        describeFailure(error, `“${nameOf(highlight)}”`, 'was not put back into the highlights'),
        {
          retry: () => void putBack(highlight, dishId),
        },
      );
    }
  }

  async function remove(highlight: StaffHighlight, dishId: string): Promise<boolean> {
    const { id, etag } = highlight;
    const name = `“${nameOf(highlight)}”`;
    const giveFocus = focusBesideRow(id);
    const saved = changes.run(
      id,
      (items) => items.filter((item) => item.id !== id),
      async () => {
        await staffHighlights.remove(id, changes.etagNow(etag));
        cache.drop(id);
      },
    );
    giveFocus();
    try {
      await saved;
    } catch (error) {
      if (isApiError(error, 'not-found')) {
        cache.drop(id);
        return true;
      }
      cache.refetch();
      notifyFailure(describeChangeFailure(error, name, 'was not taken out of the highlights'), {
        retry: () => void remove(highlight, dishId),
      });
      return false;
    }
    notifyDone(`${name} is out of the highlights of ${dayWords(highlight.date, today)}`, {
      undo: () => void putBack(highlight, dishId),
    });
    return true;
  }

  return (highlight) => {
    const { dishId, hasOwnWords } = highlight;
    if (dishId !== null && !hasOwnWords) return remove(highlight, dishId);
    return askAndRemove(highlight, {
      name: `“${nameOf(highlight)}”`,
      question: { text: 'Its own words or picture are lost for good: nobody can bring them back.' },
    });
  };
}
