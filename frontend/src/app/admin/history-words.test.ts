import { expect, it } from 'vitest';
import { drinkFields } from '../../admin/drinks/drink-fields';
import { EVENT_FIELDS } from '../../admin/events/event-fields';
import { LABELS } from '../../admin/history/change-words';
import { dishFields } from '../../admin/menu/dish-fields';
import { OFFER_FIELDS } from '../../admin/offers/offer-fields';
import { siteFields } from '../../admin/site/site-fields';
import { specialFields } from '../../admin/tapas5/special-fields';

const vocabulary = { currency: 'USD', dietaryTags: [], allergens: [] };
const sources = { entry: null, original: null, categories: [], vocabulary };

const FORMS: Readonly<Record<string, Readonly<Record<string, { label: string }>>>> = {
  dish: dishFields(sources),
  drink: drinkFields(sources),
  offer: OFFER_FIELDS,
  event: EVENT_FIELDS,
  special: specialFields('USD', new Map()),
  site: siteFields('2026-11-21'),
};

/** Attributes that have a different name in the forms. */
const NAMES: Readonly<Record<string, string>> = { dishes: 'itemIds' };

it('the history uses the same name for every field as its form', () => {
  for (const [kind, form] of Object.entries(FORMS)) {
    const labels = LABELS[kind as keyof typeof LABELS] ?? {};
    const known = Object.entries(labels).filter(([name]) => (NAMES[name] ?? name) in form);
    expect(known.length, kind).toBeGreaterThan(0);
    expect(Object.fromEntries(known), kind).toEqual(
      Object.fromEntries(known.map(([name]) => [name, form[NAMES[name] ?? name]?.label])),
    );
  }
});
