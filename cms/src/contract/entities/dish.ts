import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { foodAllergens, foodBasics, foodPicture } from './food';

export const dish = entity({
  ...foodBasics('Chef’s Pick'),
  ...foodAllergens,
  spicy_level: {
    sent: z.int().min(0).max(3).optional(),
    answered: z.int().min(0).max(3),
    empty: 0,
    panel: { width: 4, label: 'Spicy', help: '0 is not spicy, 3 is very hot' },
  },
  raw: {
    ...field.yesOrNo(false, {
      width: 4,
      label: 'Raw or undercooked',
      help: 'Adds the asterisk and advisory that the law requires',
    }),
    answered: z.boolean().describe('Served raw or undercooked.'),
  },
  halal: field.yesOrNo(false, { width: 4, label: 'Halal' }),
  menuHighlightTag: field.forStaff({
    ...field.line(40, {
      width: 12,
      label: 'Tag on the home page',
      help: 'Shown when this dish is a highlight, like “House favorite”',
    }),
    answered: z.string().describe('Shown with the dish when it is highlighted.'),
  }),
  ...foodPicture,
});

/** A PUT may leave the price out: one stored before cents were refused can stay until staff correct it. */
export const dishChange = dish.body.partial({ price: true });
