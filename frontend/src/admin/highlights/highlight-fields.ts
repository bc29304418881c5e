import type { HighlightChange, StaffHighlight } from '../../api/staff/staff-highlights';
import { type Day, dayWords } from './day';
import { shownTag } from './shown-tag';

/** The wording of a change to one field; `name` is the highlight's: `“Croquetas”`. */
export interface FieldWords<Value> {
  what: (name: string) => string;
  done: (name: string, value: Value) => string;
  notDone?: (value: Value) => string;
  /** The stored state, as a failure says it after “It”: `is hidden`. */
  stateOf: (highlight: StaffHighlight) => string;
  /** What else looks different at once. */
  alsoShown?: (highlight: StaffHighlight, value: Value) => Partial<StaffHighlight>;
}

type HighlightFields = { readonly [Name in keyof HighlightChange]-?: FieldWords<StaffHighlight[Name]> };

/** The fields that staff change in a highlight's row. */
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
