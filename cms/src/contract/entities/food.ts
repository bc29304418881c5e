import { z } from 'zod';
import * as field from '../fields';
import { id, menuPrice } from '../values';

/** Fields are in the order of the panel's form. */

export const foodBasics = (pick: string) => ({
  id: field.id,
  name: field.requiredLine(120, { width: 8, label: 'Name' }),
  price: {
    sent: menuPrice,
    answered: z.number().describe('In the currency of the answer.'),
    empty: 0,
    panel: {
      width: 4,
      label: 'Price',
      help: 'Whole dollars, like 12: the menu shows no cents',
      placeholder: '12',
    },
  },
  description: field.text(1_000, {
    width: 12,
    label: 'Description',
    help: 'One or two appetizing sentences',
  }),
  category: field.forStaff({
    sent: id.describe('The id of a category of the same list.'),
    answered: field.opaqueId.describe('The id of its category.'),
    panel: { width: 8, label: 'Category', shows: 'name' },
  }),
  order: { ...field.order(), answered: z.number().describe('999 if none was given.') },
  available: field.yesOrNo(true, {
    width: 6,
    label: 'Available',
    help: 'Off = sold out: hidden until you turn it back on',
  }),
  featured: field.yesOrNo(false, {
    width: 6,
    label: pick,
    help: 'First in its category, with a badge',
  }),
});

export const foodAllergens = {
  dietary_tags: field.slugs({ width: 12, label: 'Dietary tags' }),
  allergens: field.slugs({ width: 6, label: 'Contains', help: 'Allergens in the recipe' }),
  may_contain: field.slugs({
    width: 6,
    label: 'May contain',
    help: 'Allergens from cross-contact, like a shared fryer',
  }),
  allergens_confirmed: {
    ...field.yesOrNo(false, {
      width: 12,
      label: 'Allergens confirmed',
      help: 'On only when the kitchen has checked both lists; otherwise “-free” tags are hidden',
    }),
    answered: z.boolean().describe('If false, nothing may be shown as free of anything.'),
  },
};

export const foodPicture = {
  image: field.picture,
  imageId: field.pictureId,
  image_alt: { answered: z.string() },
  etag: field.etag,
};
