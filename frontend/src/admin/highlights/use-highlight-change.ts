import { type HighlightChange, staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { useRowChange } from '../kit/lists/use-row-change';
import { nameOf } from './day-highlights';
import { type FieldWords, highlightFields } from './highlight-fields';

/** Where diners see the highlights of today. */
export const HOME = { to: '/', label: 'View home page' };

export function useHighlightChange(today: string) {
  const { change } = useRowChange(staffHighlights);
  const fields = highlightFields(today);

  return <Name extends keyof HighlightChange>(
    highlight: StaffHighlight,
    field: Name,
    value: StaffHighlight[Name],
  ): Promise<boolean> => {
    // The compiler can't tell that the field's words fit its value.
    const words = fields[field] as unknown as FieldWords<StaffHighlight[Name]>;
    const { what, done, notDone, stateOf, alsoShown } = words;
    const name = `“${nameOf(highlight)}”`;
    const isSeenNow = highlight.date === null || highlight.date === today;
    const step = (given: StaffHighlight[Name]) => ({
      done: done(name, given),
      ...(notDone && { notDone: notDone(given) }),
      shownAs: (each: StaffHighlight) => ({ ...each, [field]: given, ...alsoShown?.(each, given) }),
      save: (etag: string) => staffHighlights.patch(highlight.id, etag, { [field]: given }),
    });
    return change(highlight, {
      ...step(value),
      ...(field !== 'date' && isSeenNow && { live: HOME }),
      what: what(name),
      stateOf,
      undo: step(highlight[field]),
    });
  };
}
