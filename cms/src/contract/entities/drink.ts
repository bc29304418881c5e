import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { foodAllergens, foodBasics, foodPicture } from './food';

export const drink = entity({
  ...foodBasics('Signature'),
  abv: {
    sent: z.number().min(0).max(100).nullable().optional(),
    answered: z.number().nullable().describe('Percent by volume.'),
    empty: null,
    panel: { width: 4, label: 'Alcohol, %', help: 'By volume; leave blank if it doesn’t apply' },
  },
  region: field.line(80, { width: 4, label: 'Region', placeholder: 'Rioja' }),
  grape: field.line(120, { width: 4, label: 'Grape', placeholder: 'Tempranillo' }),
  ...foodAllergens,
  ...foodPicture,
});

/** A PUT may leave the price out: one stored before cents were refused can stay until staff correct it. */
export const drinkChange = drink.body.partial({ price: true });
