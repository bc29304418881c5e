import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drinkFields } from '../../admin/drinks/drink-fields';
import { EVENT_FIELDS } from '../../admin/events/event-fields';
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

/**
 * A form has one field for both prices and one for both lists of allergens; the title above pairings says “Goes with”.
 */
const OWN = ['allergens', 'price', 'prices', 'pairings'];

interface Recorded {
  kind: string;
  fields: Readonly<Record<string, { panel?: { label: string } }>>;
}

/** At run time only: the app's types don't include the CMS's. */
const CONTRACT = join(import.meta.dirname, '../../../../cms/src/contract/entities/change.ts');

it('the panel, and so the history, uses the same name for every field as its form', async () => {
  const { RECORDED } = (await import(/* @vite-ignore */ CONTRACT)) as { RECORDED: Record<string, Recorded> };
  for (const [kind, form] of Object.entries(FORMS)) {
    const fields = Object.values(RECORDED).find((each) => each.kind === kind)?.fields ?? {};
    const labels = Object.entries(fields).flatMap(([name, { panel }]) =>
      panel && name in form && !OWN.includes(name) ? [[name, panel.label.replace(/, %$/, '')]] : [],
    );
    expect(labels.length, kind).toBeGreaterThan(4);
    expect(labels, kind).toEqual(labels.map(([name = '']) => [name, form[name]?.label]));
  }
});
