import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import { highlightsWords } from './day';
import { nameOf } from './day-highlights';

export function useHighlightRemoval(today: string): (highlight: StaffHighlight) => Promise<boolean> {
  const remove = useRowRemoval(staffHighlights);
  return (highlight) => {
    const name = `“${nameOf(highlight)}”`;
    return remove(highlight, {
      name,
      done: `Removed ${name} from ${highlightsWords(highlight.date, today)}`,
      notDone: 'was not removed from the highlights',
    });
  };
}
