import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { vintage } from '../values';
import { foodAllergens, foodBasics, foodPicture, pairings } from './food';

/** In the order in which diners see them. */
const wineStyle = z.enum(['sparkling', 'white', 'rose', 'orange', 'red', 'sherry', 'sweet']);

export const drink = entity('Drink', {
  ...foodBasics('drinks list', 'Signature'),
  producer: field.line(80, field.inPanel(8, 'Producer', undefined, 'Bodegas Muga')),
  vintage: {
    sent: field.clearable(vintage),
    answered: z.string().describe('A year, or `NV` for none; empty if unknown.'),
    empty: '',
    panel: field.inPanel(4, 'Vintage', 'The year, or NV for non-vintage', '2019'),
  },
  style: {
    sent: field.clearable(wineStyle),
    answered: wineStyle.nullable().describe('Wines only; null for other drinks.'),
    empty: null,
    panel: field.inPanel(4, 'Wine style', 'Leave blank for other drinks'),
  },
  abv: {
    sent: field.clearable(z.number().min(0).max(100)),
    answered: z.number().nullable().describe('Percent by volume.'),
    empty: null,
    panel: field.inPanel(4, 'Alcohol, %', 'By volume; leave blank if unknown'),
  },
  alcohol_free: field.yesOrNo(false, field.inPanel(4, 'Alcohol-free', 'Without any alcohol: 0.0%')),
  region: field.line(80, field.inPanel(6, 'Region', undefined, 'Rioja')),
  grape: field.line(120, field.inPanel(6, 'Grape', undefined, 'Tempranillo')),
  ...foodAllergens,
  pairings: {
    ...pairings,
    panel: { width: 12, label: 'Goes with', help: 'Dishes; each shows it, too', shows: 'name' },
  },
  ...foodPicture,
});

/** A PUT may leave the price out: one stored before cents were refused can stay until staff correct it. */
export const drinkChange = drink.body.partial({ price: true }).meta({ id: 'DrinkChange' });
