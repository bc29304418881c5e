import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { dayCodes, id, price, requiredLine, timeOfDay } from '../values';
import { dish } from './dish';

const time = (label: string, placeholder: string) => ({
  sent: timeOfDay.optional(),
  answered: z.string().describe('`HH:MM`'),
  empty: '',
  panel: { width: 4, label, help: '24-hour clock', placeholder },
});

const item = z.strictObject({
  ...dish.forDiners.pick({ id: true, name: true, description: true }).shape,
  tags: field.slugList,
  ...dish.forDiners.pick({ allergens: true, may_contain: true }).shape,
  allergens_confirmed: z.boolean(),
  ...dish.forDiners.pick({
    raw: true,
    spicy_level: true,
    halal: true,
    featured: true,
    image: true,
    image_alt: true,
  }).shape,
});

/** The tapas special. A field missing from a PUT keeps its stored value. */
export const special = entity('TapasSpecial', {
  active: {
    sent: z.boolean().optional(),
    answered: z.boolean(),
    empty: false,
    panel: field.inPanel(12, 'On', 'Off removes the nav link, popup and home section'),
  },
  title: {
    sent: requiredLine(80).optional(),
    answered: z.string(),
    empty: '',
    panel: field.inPanel(8, 'Title'),
  },
  price: {
    sent: price.optional(),
    answered: z.number(),
    empty: 0,
    panel: field.inPanel(4, 'Price of each dish'),
  },
  currency: { answered: field.currencyCode },
  windowText: field.line(120, field.inPanel(12, 'Schedule text')),
  daysCsv: {
    sent: dayCodes().optional(),
    answered: z.string().describe('`MON,TUE,WED`'),
    empty: '',
    panel: field.inPanel(4, 'Days', 'Three letters each, separated by commas', 'MON,TUE,WED'),
  },
  startTime: time('Starts', '16:00'),
  endTime: time('Ends', '18:00'),
  timezone: { answered: z.string() },
  itemIds: field.forStaff({
    sent: z.array(id).max(100).optional().describe('Dishes of the menu in order, never drinks.'),
    answered: z.array(field.opaqueId).describe('Its dishes in order, including unavailable ones.'),
    panel: {
      width: 12,
      label: 'Dishes',
      help: 'In this order. Massachusetts forbids drinks in a special with a time limit',
      shows: 'name',
      attribute: 'dishes',
    },
  }),
  items: { answered: z.array(item) },
  etag: field.etag,
});

export const staffSpecial = special.forStaff
  .extend({
    items: z.array(item.extend({ available: z.boolean() })),
  })
  .meta({ id: 'StaffTapasSpecial' });
