import type { ChangeKind } from '../../../api/staff/staff-history';

/** The name of each kind of entry, and where it is edited. */
export const KIND_WORDS: Readonly<Record<ChangeKind, { one: string; path?: string; hasForms?: boolean }>> = {
  dish: { one: 'Dish', path: 'menu', hasForms: true },
  drink: { one: 'Drink', path: 'drinks', hasForms: true },
  'dish-category': { one: 'Menu category', path: 'menu/categories' },
  'drink-category': { one: 'Drinks category', path: 'drinks/categories' },
  highlight: { one: 'Highlight', path: 'highlights' },
  offer: { one: 'Offer', path: 'offers', hasForms: true },
  event: { one: 'Event', path: 'events', hasForms: true },
  special: { one: 'Tapas $5', path: 'tapas5' },
  site: { one: 'Restaurant', path: 'site' },
  picture: { one: 'Photo', path: 'photos', hasForms: true },
  'dietary-tag': { one: 'Dietary tag' },
  allergen: { one: 'Allergen' },
  account: { one: 'Account', path: 'people' },
};

/** Where an entry of a kind is edited; the list, if it has no screen of its own. Null if there is neither. */
export function formAddress(kind: ChangeKind, id: string): string | null {
  const { path, hasForms } = KIND_WORDS[kind];
  if (path === undefined) return null;
  return hasForms === true && id !== '' ? `/admin/${path}/${encodeURIComponent(id)}` : `/admin/${path}`;
}
