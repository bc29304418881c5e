import { queryWords } from '../../domain/search';
import type { LiveLink, SavedWords } from '../kit/forms/entry-form-props';
import type { CardKind, StaffCard } from './card-kind';

interface CardFilter {
  query?: string;
  type?: string;
  state?: string;
}

/** Ignores a type or state that does not exist. */
export function viewCards<Card extends StaffCard>(
  kind: CardKind<Card>,
  cards: readonly Card[],
  { query = '', type = '', state = '' }: CardFilter,
  today: string,
) {
  const { types, states, stateOf } = kind;
  const all = cards.toSorted((a, b) => kind.compare(a, b, today));
  const words = queryWords(query);
  const isTyped = types?.options.some(({ value }) => value === type) ?? false;
  const found = all.filter((card) => (!isTyped || types?.of(card) === type) && kind.matches(card, words));
  const inState = (wanted: string) =>
    found.filter((card) => {
      const own = stateOf(card, today);
      return wanted === '' ? kind.isCurrent(own) : own === wanted;
    });
  const on = all.filter((card) => stateOf(card, today) === 'on');
  const places = new Map(on.map(({ id }, place) => [id, place]));
  const shown = states.some(({ value }) => value === state) ? state : '';
  return {
    groups: kind.groupsOf(inState(shown), shown).filter((group) => group.cards.length > 0),
    /** Number of matching cards, by state. */
    counts: Object.fromEntries(states.map(({ value }) => [value, inState(value).length])),
    /** Index among the cards that are on; -1 for the others. */
    placeOf: ({ id }: Card) => places.get(id) ?? -1,
    onCount: on.length,
  };
}

/** The result of saving: live now, or why not. `others`: the list's cards, undefined until loaded. */
export function outcomeOf<Card extends StaffCard>(
  kind: CardKind<Card>,
  saved: Card,
  others: readonly Card[] | undefined,
  today: string,
): LiveLink | SavedWords {
  const text = kind.showsSentence(saved, today);
  if (kind.stateOf(saved, today) !== 'on') return { text };
  if (others === undefined) return { text, link: kind.live };
  const all = [saved, ...others.filter(({ id }) => id !== saved.id)];
  return viewCards(kind, all, {}, today).placeOf(saved) < kind.limit ? kind.live : { text: kind.crowdedOut };
}
