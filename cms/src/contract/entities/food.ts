import { z } from 'zod';
import * as field from '../fields';
import { MAX_LEFT } from '../../rules/left-tonight';
import { MAX_PRICES } from '../../rules/prices';
import { id, menuPrice, requiredLine } from '../values';

const label = requiredLine(30);
const instant = z.string().meta({ format: 'date-time' });

/** The stored entries of several prices. */
export const namedPrice = {
  label: field.column(label, field.inPanel(8, 'Size', 'Like “tapa” or “glass”')),
  price: field.column(menuPrice, field.inPanel(4, 'Price')),
};

/** Fields are in the order of the panel's form. */

export const foodBasics = (list: string, pick: string) => ({
  id: field.id,
  name: field.requiredLine(120, field.inPanel(8, 'Name')),
  price: {
    sent: menuPrice,
    answered: z.number().describe('In the currency of the response.'),
    empty: 0,
    panel: field.inPanel(4, 'Price', 'Whole dollars, like 12: the menu shows no cents', '12'),
  },
  prices: {
    sent: z
      .array(z.strictObject({ label, price: menuPrice }))
      .max(MAX_PRICES)
      .optional()
      .describe('If it comes in several sizes; the first is `price`. Empty if there is one price only.'),
    answered: z
      .array(z.strictObject({ label: z.string(), price: z.number() }))
      .describe('In the order of the menu; the first is `price`. Empty if there is one price only.'),
    panel: field.inPanel(
      12,
      'Several prices',
      'Like tapa, media and ración; the first is also the price above. Leave empty for one price',
    ),
  },
  description: field.text(1_000, field.inPanel(12, 'Description', 'One or two appetizing sentences')),
  category: field.forStaff({
    sent: id.describe('The id of a category of the same list.'),
    answered: field.opaqueId.describe('The id of its category.'),
    panel: { width: 8, label: 'Category', shows: 'name' },
  }),
  order: { ...field.order(), answered: z.number().describe('999 if none was given.') },
  available: field.yesOrNo(
    true,
    field.inPanel(6, `On the ${list}`, 'Off = hidden from guests, until the time beside it'),
  ),
  sold_out: {
    sent: z
      .enum(['until-opening', 'until-turned-on'])
      .optional()
      .describe(
        'With `available: false`: until the restaurant next opens on another day, or until staff turn it back on.',
      ),
  },
  sold_out_until: field.forStaff({
    answered: instant.nullable().describe('When it returns automatically. Null if it does not.'),
    empty: null,
    panel: field.inPanel(
      6,
      'Sold out until',
      'Empty = until you turn it back on. Once this time has passed, guests see it again: to take it off, empty this field',
    ),
  }),
  sold_out_at: field.forStaff({
    answered: instant.nullable().describe('When it was sold out.'),
    empty: null,
  }),
  sold_out_by: field.forStaff({
    answered: z.string().describe('Who marked it sold out; empty if unknown.'),
    empty: '',
    stored: z.string().max(255),
  }),
  left_tonight: field.forStaff({
    answered: z
      .int()
      .nullable()
      .describe('How many are left, as staff count them; 0 means sold out. Null if nobody is counting.'),
    empty: null,
    stored: z.int().min(0).max(MAX_LEFT),
  }),
  left_until: field.forStaff({
    answered: instant.nullable().describe('When the count ends.'),
    empty: null,
  }),
  featured: field.yesOrNo(false, {
    width: 6,
    label: pick,
    help: 'First in its category, with a badge',
  }),
});

export const foodAllergens = {
  dietary_tags: field.slugs(field.inPanel(12, 'Dietary tags')),
  allergens: field.slugs(field.inPanel(6, 'Contains', 'Allergens in the recipe')),
  may_contain: field.slugs(
    field.inPanel(6, 'May contain', 'Allergens from cross-contact, like a shared fryer'),
  ),
  allergens_confirmed: {
    ...field.yesOrNo(
      false,
      field.inPanel(
        12,
        'Allergens confirmed',
        'On only when the kitchen has checked both lists; otherwise “-free” tags are hidden',
      ),
    ),
    answered: z.boolean().describe('If false, nothing may be shown as free of anything.'),
  },
};

/** Staff choose drinks on the dish; the menu and the drinks page both show the pairing. */
export const pairings = {
  answered: z
    .array(
      z.strictObject({
        id: field.opaqueId,
        name: z.string(),
        raw: z.boolean().describe('A dish served raw or undercooked.'),
      }),
    )
    .describe('Items from the other list that go well with it; diners see only available ones.'),
};

export const foodPicture = {
  image: field.picture,
  imageId: field.pictureId,
  image_alt: { answered: z.string() },
  etag: field.etag,
};
