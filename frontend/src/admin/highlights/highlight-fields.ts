import type { HighlightChange, StaffHighlight } from '../../api/staff/staff-highlights';
import { type Day, dayWords } from './day';
import { shownTag } from './shown-tag';

/** How a change of one field of a highlight is worded. `name` is what the highlight is called: `“Croquetas”`. */
export interface FieldWords<Value> {
  what: (name: string) => string;
  done: (name: string, value: Value) => string;
  notDone?: (value: Value) => string;
  /** What a failure says of the highlight as it is stored, without its “It”. */
  stateOf: (highlight: StaffHighlight) => string;
  /** What else looks different at once. */
  alsoShown?: (highlight: StaffHighlight, value: Value) => Partial<StaffHighlight>;
}

type HighlightFields = { readonly [Name in keyof HighlightChange]-?: FieldWords<StaffHighlight[Name]> };

/** What staff change in the row of a highlight. */
export function highlightFields(today: string): HighlightFields {
  return {
    active: {
      what: (name) => name,
      done: (name, isOn) => `${name} is ${isOn ? 'shown again' : 'hidden'}`,
      notDone: (isOn) =>
        isOn ? 'was not shown again in the highlights' : 'was not hidden from the highlights',
      stateOf: ({ active }) => `is ${active ? 'shown' : 'hidden'}`,
    },
    tagOverride: {
      what: (name) => `The tag of ${name}`,
      done: (name, tag) => (tag === '' ? `${name} has its own tag again` : `The tag is “${tag}”`),
      stateOf: ({ tagOverride, dishTag }) => {
        const tag = tagOverride || dishTag;
        return tag === '' ? 'has no tag' : `has the tag “${tag}”`;
      },
      alsoShown: ({ shown, dishTag }, tag) => ({ shown: { ...shown, tag: shownTag(tag || dishTag) } }),
    },
    date: {
      what: (name) => `The day of ${name}`,
      done: (name, day: Day) => `${name} is in the highlights of ${dayWords(day, today)}`,
      stateOf: ({ date }) => `is in the highlights of ${dayWords(date, today)}`,
    },
  };
}
