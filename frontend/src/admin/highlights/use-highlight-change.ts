import { type HighlightChange, type StaffHighlight, staffHighlights } from '../../api/staff/staff-highlights';
import { type FieldChange, useRowChange } from '../kit/lists/use-row-change';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import { highlightsWords } from './day';
import { nameOf } from './day-highlights';
import { shownTag } from './shown-tag';

export const HOME = { to: '/', label: 'View home page' };

export function useHighlightChange(today: string) {
  const change = useRowChange(staffHighlights);
  return <Name extends keyof HighlightChange>(
    highlight: StaffHighlight,
    field: Name,
    value: StaffHighlight[Name],
  ): Promise<boolean> => {
    // The compiler can't tell that the wording matches the field's value.
    const words = wordsOf(highlight, today)[field] as unknown as FieldChange<
      StaffHighlight,
      StaffHighlight[Name]
    >;
    const isSeenNow = highlight.date === null || highlight.date === today;
    return change(highlight, field, value, {
      ...words,
      live: field !== 'date' && isSeenNow ? HOME : undefined,
    });
  };
}

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

type HighlightWords = {
  readonly [Name in keyof HighlightChange]-?: FieldChange<StaffHighlight, StaffHighlight[Name]>;
};

function wordsOf(highlight: StaffHighlight, today: string): HighlightWords {
  const name = `“${nameOf(highlight)}”`;
  return {
    active: {
      what: name,
      done: (isOn) => `${name} is ${isOn ? 'shown again' : 'hidden'}`,
      notDone: (isOn) =>
        isOn ? 'was not shown again in the highlights' : 'was not hidden from the highlights',
      stateOf: ({ active }) => `is ${active ? 'shown' : 'hidden'}`,
    },
    tagOverride: {
      what: `The tag of ${name}`,
      done: (tag) => (tag === '' ? `${name} has its own tag again` : `The tag is “${tag}”`),
      stateOf: ({ tagOverride, dishTag }) => {
        const tag = tagOverride || dishTag;
        return tag === '' ? 'has no tag' : `has the tag “${tag}”`;
      },
      alsoShown: ({ shown, dishTag }, tag) => ({ shown: { ...shown, tag: shownTag(tag || dishTag) } }),
    },
    date: {
      what: `The day of ${name}`,
      done: (day) => `Moved ${name} to ${highlightsWords(day, today)}`,
      stateOf: ({ date }) => `is in ${highlightsWords(date, today)}`,
    },
  };
}
