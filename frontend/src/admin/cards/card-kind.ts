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
  /** What a failure calls the order of these cards; without it, staff can't reorder them. */
  order?: string;
  /** Read out when a card can't move past the end of its group. */
  border?: string;
}

/** Everything in which offers and events differ. */
export interface CardKind<Card extends StaffCard> {
  noun: string;
  title: string;
  root: string;
  collection: StaffCollection<Card>;
  /** The page where diners see them. */
  live: LiveLink;
  /** The most that the site shows. */
  limit: number;
  /** Shown after saving a card that falls beyond the limit. */
  crowdedOut: string;
  empty: string;
  /** What the site shows with this many cards on. */
  siteSentence: (onCount: number) => string;
  /** `on`, or the reason why not. */
  stateOf: (card: Card, today: string) => string;
  /** Options of the state filter, in order; the empty value stands for all current cards. */
  states: readonly Option[];
  isCurrent: (state: string) => boolean;
  /** Ends the label of the button that clears the filters: `Show all current events`. */
  everything: string;
  types?: { options: readonly Option[]; of: (card: Card) => string };
  matches: (card: Card, words: readonly Needles[]) => boolean;
  compare: (a: Card, b: Card, today: string) => number;
  /** Groups `cards`, which are sorted as on the site and already filtered by `state`. */
  groupsOf: (cards: readonly Card[], state: string) => readonly CardGroup<Card>[];
  pictureOf: (card: Card) => string | null;
  detailsOf?: (card: Card, today: string) => ReactNode;
  /** `place`: index among the cards that are on. */
  stateWords: (card: Card, place: number, today: string) => string;
  /** With `isSaved` false: what diners will see once it is saved. */
  showsSentence: (card: Card, today: string, isSaved?: boolean) => string;
}
