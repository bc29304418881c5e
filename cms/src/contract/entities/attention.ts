import { z } from 'zod';
import { calendarDate, opaqueId } from '../fields';
import { site } from './site';

const pricesWithCents = z
  .array(z.strictObject({ id: opaqueId, name: z.string(), price: z.number() }))
  .describe(
    'Prices stored before cents were refused. Diners see them rounded half up until staff correct them.',
  );

export const attention = z
  .strictObject({
    newMessages: z.int(),
    failedMails: z.int().describe('New and read messages whose email alert could not be sent.'),
    failedReplies: z.int().describe('New and read messages with a reply that could not be sent.'),
    unconfirmedDishes: z.int().describe('Dishes whose allergens nobody has confirmed.'),
    unconfirmedDrinks: z.int(),
    dishesWithCents: pricesWithCents,
    drinksWithCents: pricesWithCents,
    offersEnding: z
      .array(z.strictObject({ id: opaqueId, title: z.string(), endDate: calendarDate }))
      .describe('Those that show today and end today or within the next three days.'),
    eventsOutsideHours: z
      .array(z.strictObject({ id: opaqueId, title: z.string(), date: calendarDate }))
      .describe('Events on a date of the next 14 days whose special hours don’t cover them.'),
    special: z.strictObject({
      active: z.boolean(),
      title: z.string(),
      dishes: z.int().describe('How many of its dishes can be ordered.'),
      etag: z.string().describe('The version of the special, to send as `If-Match` with a change.'),
    }),
    today: z.strictObject({
      date: calendarDate.describe('In the time zone of the restaurant.'),
      exception: site.forDiners.shape.exceptions.element
        .omit({ date: true })
        .nullable()
        .describe('Today’s special hours, if any; no spans means closed.'),
    }),
  })
  .meta({ id: 'Attention' });
