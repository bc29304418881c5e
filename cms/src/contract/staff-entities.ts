import { z } from 'zod';
import { eventSpecial, menuItem, drink, offer, highlight, tapasSpecial, site } from './public-entities';

/*
 * What staff calls answer: the public fields, and those that only staff see. `etag` is what `If-Match` takes, the same
 * as the header where the answer is one entity: a list has one for each of its entries.
 */

const id = z.string().describe('Opaque.');
const etag = z.string();
const calendarDate = z.string().meta({ format: 'date' });
const imageId = z.string().nullable().describe('The id of the uploaded picture.');

const staffFood = {
  category: id.describe('The id of its category.'),
  imageId,
  etag,
};

export const staffMenuItem = menuItem.extend({
  ...staffFood,
  menuHighlightTag: z.string().describe('Shown on the dish where it is highlighted.'),
});
export const staffDrink = drink.extend(staffFood);

export const staffCategory = z.strictObject({
  id,
  name: z.string(),
  slug: z.string(),
  order: z.number(),
  count: z.int().describe('How many items it holds, those not available among them.'),
  etag,
});

export const staffHighlight = highlight.extend({
  itemId: id.nullable(),
  tagOverride: z.string(),
  etag,
});

export const staffOffer = offer.extend({
  imageId,
  image_alt: z.string(),
  startDate: calendarDate.nullable(),
  endDate: calendarDate.nullable(),
  active: z.boolean(),
  order: z.number(),
  etag,
});

export const staffEvent = eventSpecial.extend({
  imageId,
  image_alt: z.string(),
  endDate: calendarDate.nullable(),
  active: z.boolean(),
  order: z.number(),
  etag,
});

export const staffTapasSpecial = tapasSpecial.extend({
  itemIds: z.array(id).describe('Its dishes in order, those not available among them.'),
  items: z.array(tapasSpecial.shape.items.element.extend({ available: z.boolean() })),
  etag,
});

const term = z.strictObject({ slug: z.string(), label_en: z.string(), label_es: z.string() });

export const staffSite = site.extend({
  currency: z.string(),
  vocabulary: z
    .strictObject({ dietary_tags: z.array(term), allergens: z.array(term) })
    .describe('What dishes and drinks may be tagged with.'),
  etag,
});

export const contactStatus = z.enum(['new', 'read', 'archived', 'spam']);

export const staffContact = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  phone: z.string(),
  message: z.string(),
  pagePath: z.string().describe('The page it was sent from, as the browser said.'),
  status: contactStatus,
  createdAt: z.string().meta({ format: 'date-time' }),
  mail: z
    .strictObject({
      state: z.enum(['none', 'waiting', 'sent', 'failed']),
      attempts: z.int(),
      nextAttemptAt: z.string().nullable(),
      lastError: z.string().describe('Why the last attempt failed; empty where none did.'),
    })
    .describe('How the mail that announces the message fares. `none`: spam, or no mail is set up.'),
  etag,
});

export const upload = z.strictObject({
  id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

export const attention = z.strictObject({
  newMessages: z.int(),
  failedMails: z.int().describe('Messages whose mail could not be sent, but for those that are archived.'),
  unavailableDishes: z.int(),
  unavailableDrinks: z.int(),
  unconfirmedDishes: z.int().describe('Dishes whose allergens nobody has confirmed.'),
  unconfirmedDrinks: z.int(),
  offersEnding: z
    .array(z.strictObject({ id, title: z.string(), endDate: calendarDate }))
    .describe('Those that show today and end today or within the next three days.'),
  special: z.strictObject({
    active: z.boolean(),
    title: z.string(),
    dishes: z.int().describe('How many of its dishes can be ordered.'),
  }),
  today: z.strictObject({
    date: calendarDate.describe('In the time zone of the restaurant.'),
    exception: site.shape.exceptions.element
      .omit({ date: true })
      .nullable()
      .describe('Other hours than usual; without spans it is closed.'),
  }),
});

export const user = z.strictObject({ id, email: z.string(), name: z.string() });

/** A page of a list. */
export const listOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.strictObject({ items: z.array(entity), page: z.int(), pageSize: z.int(), total: z.int() });
