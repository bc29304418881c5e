import { z } from 'zod';
import { weekdays } from '../rules/calendar';

/*
 * What the public reads answer. Field names are the snake_case ones that the site's menu has always used.
 */

const id = z.string().describe('Opaque.');
const picture = z
  .string()
  .nullable()
  .describe('A URL path, with `v` for its version, or an address in the bucket.');
const calendarDate = z.string().meta({ format: 'date' });
const slugs = z.string().describe('Slugs joined by “|”; empty where there are none.');
const currency = z.string().describe('ISO 4217, `USD`.');

const food = {
  id,
  name: z.string(),
  description: z.string(),
  price: z.number().describe('In the currency of the answer.'),
  dietary_tags: slugs,
  allergens: slugs,
  may_contain: slugs,
  allergens_confirmed: z.boolean().describe('Where false, nothing may be shown as free of anything.'),
  available: z.boolean(),
  featured: z.boolean(),
  image: picture,
  image_alt: z.string(),
  order: z.number().describe('999 where none was given.'),
};

export const menuItem = z.strictObject({
  ...food,
  raw: z.boolean().describe('Raw or undercooked.'),
  spicy_level: z.int().min(0).max(3),
  halal: z.boolean(),
});

export const drink = z.strictObject({
  ...food,
  abv: z.number().nullable().describe('Percent by volume.'),
  region: z.string(),
  grape: z.string(),
});

const categoryOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ name: z.string(), slug: z.string(), items: z.array(item) });

export const fullMenu = z.strictObject({ currency, categories: z.array(categoryOf(menuItem)) });
export const fullDrinks = z.strictObject({ currency, categories: z.array(categoryOf(drink)) });

export const highlight = z.strictObject({
  id,
  position: z.number(),
  date: calendarDate.nullable().describe('Shown on that day alone; null: on every day.'),
  active: z.boolean(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  image: picture,
  tag: z.string(),
  category: z.string(),
  item: z
    .strictObject({
      id,
      name: z.string(),
      description: z.string(),
      price: z.number(),
      image: picture,
      menuHighlightTag: z.string(),
      category: z.string(),
      raw: z.boolean().describe('Served raw or undercooked.'),
    })
    .nullable(),
});

export const eventSpecial = z.strictObject({
  id,
  type: z.enum(['event', 'special', 'evergreen']),
  title: z.string(),
  desc: z.string(),
  image: picture,
  date: calendarDate.nullable(),
  ctaTo: z.string(),
  ctaLabel: z.string(),
});

export const offer = z.strictObject({
  id,
  imageUrl: picture,
  badge: z.string(),
  title: z.string(),
  subtitle: z.string(),
  ctaPrimaryLabel: z.string(),
  ctaPrimaryTo: z.string(),
  ctaSecondaryLabel: z.string(),
  ctaSecondaryTo: z.string(),
});

export const tapasSpecial = z.strictObject({
  active: z.boolean(),
  title: z.string(),
  price: z.number(),
  currency,
  windowText: z.string(),
  daysCsv: z.string().describe('`MON,TUE,WED`'),
  startTime: z.string().describe('`HH:MM`'),
  endTime: z.string().describe('`HH:MM`'),
  timezone: z.string(),
  items: z.array(
    z.strictObject({
      id,
      name: z.string(),
      description: z.string(),
      tags: slugs,
      allergens: slugs,
      may_contain: slugs,
      allergens_confirmed: z.boolean(),
      raw: z.boolean().describe('Served raw or undercooked.'),
    }),
  ),
});

const spans = z
  .array(z.strictObject({ opens: z.string(), closes: z.string() }))
  .describe('`HH:MM`; a closing time before the opening is after midnight. None: closed.');

export const site = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  phone: z.string(),
  email: z.string(),
  street_address: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timezone: z.string(),
  hours: z.array(z.strictObject({ day: z.enum(weekdays), spans })).length(7),
  exceptions: z.array(z.strictObject({ date: calendarDate, spans, note: z.string() })),
  social: z.strictObject({ instagram: z.string(), facebook: z.string(), tiktok: z.string() }),
  booking_url: z.string(),
  map_embed_url: z.string(),
  parking_note: z.string(),
  agency: z.strictObject({ name: z.string(), url: z.string() }),
  established_year: z.number().nullable(),
  fee: z
    .strictObject({ name: z.string(), percent: z.number().nullable(), amount: z.number().nullable() })
    .nullable()
    .describe('A mandatory fee; one of `percent` and `amount` is null.'),
});
