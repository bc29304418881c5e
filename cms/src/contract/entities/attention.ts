import { z } from 'zod';
import { calendarDate, opaqueId } from '../fields';
import { site } from './site';

const pricesWithCents = z
  .array(z.strictObject({ id: opaqueId, name: z.string(), price: z.number() }))
  .describe(
    'Stored before cents were refused. Diners read them rounded half up until somebody settles them.',
  );

export const attention = z.strictObject({
  newMessages: z.int(),
  failedMails: z.int().describe('Messages whose mail could not be sent, but for those that are archived.'),
  unavailableDishes: z.int(),
  unavailableDrinks: z.int(),
  unconfirmedDishes: z.int().describe('Dishes whose allergens nobody has confirmed.'),
  unconfirmedDrinks: z.int(),
  dishesWithCents: pricesWithCents,
  drinksWithCents: pricesWithCents,
  offersEnding: z
    .array(z.strictObject({ id: opaqueId, title: z.string(), endDate: calendarDate }))
    .describe('Those that show today and end today or within the next three days.'),
  special: z.strictObject({
    active: z.boolean(),
    title: z.string(),
    dishes: z.int().describe('How many of its dishes can be ordered.'),
    etag: z.string().describe('Of the special: the `If-Match` of a change.'),
  }),
  today: z.strictObject({
    date: calendarDate.describe('In the time zone of the restaurant.'),
    exception: site.forDiners.shape.exceptions.element
      .omit({ date: true })
      .nullable()
      .describe('Other hours than usual; without spans it is closed.'),
  }),
});
