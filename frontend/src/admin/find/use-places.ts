import useSWR from 'swr';
import { contactsKey, fetchContacts } from '../../api/staff/staff-contacts';
import { eventsCollection } from '../../api/staff/staff-events';
import { drinksCollection, menuCollection, type StaffFood } from '../../api/staff/staff-food';
import { offersCollection } from '../../api/staff/staff-offers';
import { useMay } from '../kit/session/session-store';
import { isUntitled, titleOf } from '../kit/shell/message-title';
import { type FoundGroup, type Group, MOST_OF_GROUP, type Place } from './find-all';

/** Fewer letters would find every message. */
const LEAST_LETTERS = 2;

/** The contents of the lists that this account may open; `isLoading` until all have answered. */
export function usePlaces(screens: readonly Place[], settings: readonly Place[]) {
  const may = useMay()('manager');
  const keyOf = ({ key }: { key: string }) => (may ? key : null);
  const dishes = useSWR(keyOf(menuCollection), menuCollection.list);
  const drinks = useSWR(keyOf(drinksCollection), drinksCollection.list);
  const offers = useSWR(keyOf(offersCollection), offersCollection.list);
  const events = useSWR(keyOf(eventsCollection), eventsCollection.list);
  const groups: readonly Group[] = [
    { title: 'Screens', places: screens, isPlain: true },
    { title: 'Settings', places: may ? settings : [], isPlain: true },
    { title: 'Dishes', places: foodPlaces('/admin/menu', dishes.data) },
    { title: 'Drinks', places: foodPlaces('/admin/drinks', drinks.data) },
    { title: 'Offers', places: cardPlaces('/admin/offers', offers.data) },
    { title: 'Events', places: cardPlaces('/admin/events', events.data) },
  ];
  const sources = [dishes, drinks, offers, events];
  return {
    groups,
    isLoading: sources.some(({ isLoading }) => isLoading),
    hasFailed: sources.some(({ error }) => error !== undefined),
  };
}

/** The API searches the messages: there may be thousands. */
export function useMessages(query: string): FoundGroup & { isLoading: boolean; hasFailed: boolean } {
  const search = query.trim();
  const key = contactsKey({ status: 'all', search }, 1, MOST_OF_GROUP);
  const { data, error, isLoading } = useSWR(search.length < LEAST_LETTERS ? null : key, fetchContacts);
  const places = (data?.items ?? []).map((message) => ({
    to: `/admin/contacts/${encodeURIComponent(message.id)}`,
    label: titleOf(message),
    detail: isUntitled(message) ? undefined : message.name,
  }));
  return { title: 'Messages', places, total: data?.total ?? 0, isLoading, hasFailed: error !== undefined };
}

function foodPlaces(root: string, foods: readonly StaffFood[] = []): Place[] {
  return foods.map(({ id, name, description, available }) => ({
    to: `${root}/${encodeURIComponent(id)}`,
    label: name,
    detail: available ? undefined : 'Sold out',
    words: [description],
    lang: 'es',
  }));
}

function cardPlaces(root: string, cards: readonly { id: string; title: string }[] = []): Place[] {
  return cards.map(({ id, title }) => ({ to: `${root}/${encodeURIComponent(id)}`, label: title }));
}
