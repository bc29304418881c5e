import type { ReactNode } from 'react';
import type { StaffCollection, StaffEntity } from '../../api/staff/staff-collection';
import type { Needles } from '../../domain/search';
import type { LiveLink } from '../kit/forms/entry-form-props';
import type { Choice } from '../kit/forms/fields';

export interface StaffCard extends StaffEntity {
  title: string;
  active: boolean;
}

export interface CardGroup<Card> {
  label: string;
  heading?: { title: string; rule: string };
  cards: readonly Card[];
  /** The cards' order, as the subject of an error message; if missing, staff can't reorder them. */
  order?: string;
  /** Read out when a card can't move past the end of its group. */
  border?: string;
}

/** Everything that differs between offers and events. */
export interface CardKind<Card extends StaffCard> {
  noun: string;
  title: string;
  root: string;
  collection: StaffCollection<Card>;
  /** The public page that shows them. */
  live: LiveLink;
  limit: number;
  /** Shown after saving a card beyond the limit. */
  crowdedOut: string;
  empty: string;
  /** What the site shows if this many cards are on. */
  siteSentence: (onCount: number) => string;
  /** `on`, or why not. */
  stateOf: (card: Card, today: string) => string;
  /** Options of the state filter, in order; the empty value means all current cards. */
  states: readonly Choice[];
  isCurrent: (state: string) => boolean;
  /** Last words of the button that clears the filters: `Show all current events`. */
  everything: string;
  types?: { options: readonly Choice[]; of: (card: Card) => string };
  matches: (card: Card, words: readonly Needles[]) => boolean;
  compare: (a: Card, b: Card, today: string) => number;
  /** Groups `cards`, which are sorted as on the site and already filtered by `state`. */
  groupsOf: (cards: readonly Card[], state: string) => readonly CardGroup<Card>[];
  pictureOf: (card: Card) => string | null;
  detailsOf?: (card: Card, today: string) => ReactNode;
  /** `place`: index among the cards that are on. */
  stateWords: (card: Card, place: number, today: string) => string;
  /** If `isSaved` is false: what diners will see after saving. */
  showsSentence: (card: Card, today: string, isSaved?: boolean) => string;
}
