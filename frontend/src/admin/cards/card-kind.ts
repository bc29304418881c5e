import type { ReactNode } from 'react';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';
import type { Needles } from '../../domain/search';
import type { LiveLink } from '../kit/forms/entry-form-props';

export interface StaffCard extends StaffEntity {
  title: string;
  active: boolean;
}

interface Option {
  value: string;
  label: string;
}

export interface CardGroup<Card> {
  label: string;
  heading?: { title: string; rule: string };
  cards: readonly Card[];
  /** What a failure calls its order, where staff set it. */
  order?: string;
  /** Why a card goes no further than the ends of the group. */
  border?: string;
}

/** What tells offers from events. */
export interface CardKind<Card extends StaffCard> {
  noun: string;
  title: string;
  root: string;
  collection: StaffCollection<Card>;
  /** Where diners see them. */
  live: LiveLink;
  /** How many the site shows at most. */
  limit: number;
  /** Said of one that is saved, but that too many others come before. */
  crowdedOut: string;
  empty: string;
  /** What the site shows while so many are on. */
  siteSentence: (onCount: number) => string;
  /** `on`, or why it is not. */
  stateOf: (card: Card, today: string) => string;
  /** The filter by state, in its order; the empty value has all that are current. */
  states: readonly Option[];
  isCurrent: (state: string) => boolean;
  /** What the button that clears the filters shows: `all current events`. */
  everything: string;
  types?: { options: readonly Option[]; of: (card: Card) => string };
  matches: (card: Card, words: readonly Needles[]) => boolean;
  compare: (a: Card, b: Card) => number;
  /** `cards` in the site's order, of the state that is filtered by. */
  groupsOf: (cards: readonly Card[], state: string) => readonly CardGroup<Card>[];
  pictureOf: (card: Card) => string | null;
  detailsOf?: (card: Card, today: string) => ReactNode;
  /** `place`: among those that are on, counted from 0. */
  stateWords: (card: Card, place: number, today: string) => string;
  /** With `isSaved` false, what diners will see once it is saved. */
  showsSentence: (card: Card, today: string, isSaved?: boolean) => string;
}
