import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { id } from '../values';
import { foodAllergens, foodBasics, foodPicture, pairings } from './food';

const MAX_PAIRINGS = 10;

export const dish = entity('MenuItem', {
  ...foodBasics('menu', 'Chef’s Pick'),
  ...foodAllergens,
  spicy_level: {
    sent: z.int().min(0).max(3).optional(),
    answered: z.int().min(0).max(3),
    empty: 0,
    panel: field.inPanel(4, 'How spicy', '0 is not spicy, 3 is very hot'),
  },
  raw: {
    ...field.yesOrNo(
      false,
      field.inPanel(4, 'Raw or undercooked', 'Adds the asterisk and advisory that the law requires'),
    ),
    answered: z.boolean().describe('Served raw or undercooked.'),
  },
  halal: field.yesOrNo(false, field.inPanel(4, 'Halal')),
  menuHighlightTag: field.forStaff({
    ...field.line(
      40,
      field.inPanel(12, 'Highlight tag', 'Shown when this dish is a highlight, like “House favorite”'),
    ),
    answered: z.string().describe('Shown with the dish when it is highlighted.'),
  }),
  pairingIds: field.forStaff({
    sent: z
      .array(id)
      .max(MAX_PAIRINGS)
      .optional()
      .describe('The ids of the drinks it goes with, in their order.'),
    answered: z.array(field.opaqueId),
    panel: {
      width: 12,
      label: 'Goes with',
      help: 'Drinks; each shows it, too',
      shows: 'name',
      attribute: 'pairings',
    },
  }),
  pairings,
  ...foodPicture,
});

/** A PUT may leave the price out: one stored before cents were refused can stay until staff correct it. */
export const dishChange = dish.body.partial({ price: true }).meta({ id: 'MenuItemChange' });
