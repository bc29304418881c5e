import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { useRowChange } from '../lists/use-row-change';
import { type Day, dayWords } from './day';
import { nameOf } from './day-highlights';
import { shownTag } from './shown-tag';

/** Where diners see the highlights of today. */
export const HOME = { to: '/', label: 'See the home page' };

/** Changes of one highlight, each shown at once, saved, and offered to be taken back. */
export function useHighlightChanges(today: string) {
  const { change } = useRowChange(staffHighlights);
  const liveOf = ({ date }: StaffHighlight) => (date === null || date === today ? { live: HOME } : {});

  return {
    setActive: (highlight: StaffHighlight, isActive: boolean) => {
      const step = (isOn: boolean) => ({
        done: `“${nameOf(highlight)}” is ${isOn ? 'shown again' : 'hidden'}`,
        notDone: isOn ? 'was not shown again in the highlights' : 'was not hidden from the highlights',
        shownAs: (each: StaffHighlight) => ({ ...each, isActive: isOn }),
        save: (etag: string) => staffHighlights.setActive(highlight.id, etag, isOn),
      });
      return change(highlight, {
        ...step(isActive),
        ...liveOf(highlight),
        what: `“${nameOf(highlight)}”`,
        stateOf: ({ isActive: isOn }) => `is ${isOn ? 'shown' : 'hidden'}`,
        undo: step(!isActive),
      });
    },

    setTag: (highlight: StaffHighlight, tag: string) => {
      const step = (given: string) => ({
        done: given === '' ? `“${nameOf(highlight)}” has its own tag again` : `The tag is “${given}”`,
        shownAs: (each: StaffHighlight) => ({
          ...each,
          tagOverride: given,
          shown: { ...each.shown, tag: shownTag(given || each.dishTag) },
        }),
        save: (etag: string) => staffHighlights.setTag(highlight.id, etag, given),
      });
      return change(highlight, {
        ...step(tag),
        ...liveOf(highlight),
        what: `The tag of “${nameOf(highlight)}”`,
        stateOf: tagState,
        undo: step(highlight.tagOverride),
      });
    },

    setDate: (highlight: StaffHighlight, date: Day) => {
      const step = (given: Day) => ({
        done: `“${nameOf(highlight)}” is in the highlights of ${dayWords(given, today)}`,
        shownAs: (each: StaffHighlight) => ({ ...each, date: given }),
        save: (etag: string) => staffHighlights.setDate(highlight.id, etag, given),
      });
      return change(highlight, {
        ...step(date),
        what: `The day of “${nameOf(highlight)}”`,
        stateOf: ({ date: day }) => `is in the highlights of ${dayWords(day, today)}`,
        undo: step(highlight.date),
      });
    },
  };
}

function tagState({ tagOverride, dishTag }: StaffHighlight): string {
  const tag = tagOverride || dishTag;
  return tag === '' ? 'has no tag' : `has the tag “${tag}”`;
}
