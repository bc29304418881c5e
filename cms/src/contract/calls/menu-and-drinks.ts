import { z } from 'zod';
import { anyone, type Call, type CallGroup, host, manager, plain, tagged } from '../call';
import { category, categoryWith } from '../entities/category';
import { dish, dishChange } from '../entities/dish';
import { drink, drinkChange } from '../entities/drink';
import { currencyCode } from '../fields';
import { MAX_LEFT } from '../../rules/left-tonight';
import { idOrAny, pages, search, truth } from '../queries';
import { id } from '../values';
import { entryCalls, listOf, newOrder } from './entry-calls';

export const foodListQuery = z.object({
  search,
  category: idOrAny,
  available: truth.optional(),
  // Allows a whole list in one request, because staff reorder it.
  ...pages(50, 1_000),
});

export const availableQuery = z.strictObject({ value: truth });

/** Null ends the count. */
export const leftBody = z.strictObject({ left: z.int().min(1).max(MAX_LEFT).nullable() });

export const countBody = z.strictObject({ by: z.literal([-1, 1]) });

export const itemOrder = newOrder.extend({ category: id });

/** What to change in the entry with this id, if `etag` is still its version. */
interface ChangeOfOne<Changes> {
  id: string;
  etag: string;
  changes: Changes;
}

const MAX_SEVERAL = 500;

/** What to change in several entries, and new ones to add with them. */
export interface ChangesOfSeveral<Changes, Body> {
  items: readonly ChangeOfOne<Changes>[];
  added?: readonly Body[] | undefined;
}

export const changesOfSeveral = <Patch extends z.ZodType, Body extends z.ZodType>(patch: Patch, body: Body) =>
  z
    .strictObject({
      items: z
        .array(z.strictObject({ id, etag: z.string().min(1).max(100), changes: patch }))
        .max(MAX_SEVERAL),
      added: z.array(body).max(MAX_SEVERAL).optional(),
    })
    .refine(
      ({ items, added = [] }) =>
        items.length + added.length > 0 && items.length + added.length <= MAX_SEVERAL,
      { path: ['items'], error: `must have 1 to ${MAX_SEVERAL} entries, those in “added” included.` },
    );

export const severalQuery = z.strictObject({ dryRun: truth.prefault('false') });

const categoryCalls = (list: 'menu' | 'drinks'): Call[] =>
  entryCalls({
    root: `/admin/${list}/categories`,
    controller: 'staff-categories',
    noun: 'a category',
    readBy: 'host',
    answered: category.forStaff,
    body: category.body,
    list: { summary: `The categories of the ${list}, by order, each with its number of items` },
    reorder: { summary: 'Reorders the categories, all or nothing', body: newOrder },
    removal: {
      summary: 'Deletes an empty category',
      description: '409 while it contains items.',
      failures: [404, 409],
    },
  });

/** The staff calls for dishes or drinks. Categories come first, or `/:id` would take `categories` for an id. */
function foodCalls(
  list: 'menu' | 'drinks',
  noun: string,
  { forStaff, body, patch }: typeof dish | typeof drink,
  change: z.ZodObject,
): Call[] {
  const root = `/admin/${list}` as const;
  return [
    ...categoryCalls(list),
    ...entryCalls({
      root,
      controller: 'staff-items',
      noun: `a ${noun}`,
      readBy: 'host',
      partly: { host: ['available', 'sold_out'] },
      answered: forStaff,
      body,
      change,
      patch,
      list: { summary: `The ${list}, by category and order`, query: foodListQuery },
      reorder: {
        summary: 'Reorders the items of a category, all or nothing',
        body: itemOrder,
      },
      removal: {
        description:
          '409 while a button of an offer or event that has not ended leads to it, and a dish also while it is in the ' +
          'special, or highlighted today, later or every day.',
        failures: [404, 409],
      },
    }),
    manager(`PATCH ${root}`, 'staff-items.changeSeveral', plain(listOf(forStaff)), {
      summary: `Changes several ${noun === 'dish' ? 'dishes' : 'drinks'} and adds new ones, all or nothing`,
      description:
        'With a 412, `current` lists the ones that someone else has changed. With `dryRun=true` everything is checked, ' +
        'and nothing is stored.',
      query: severalQuery,
      body: changesOfSeveral(patch, body),
      failures: [404, 412],
    }),
    host(`PATCH ${root}/:id/available`, 'staff-items.setAvailable', tagged(forStaff), {
      summary: `Sets whether a ${noun} can be ordered`,
      query: availableQuery,
      isConditional: true,
      failures: [404],
    }),
    host(`PATCH ${root}/:id/left`, 'staff-items.setLeft', tagged(forStaff), {
      summary: `Says how many of a ${noun} are left tonight`,
      description:
        'The count ends when the restaurant next opens on another day, when the item is turned off or on, or with null.',
      body: leftBody,
      isConditional: true,
      failures: [404],
    }),
    host(`POST ${root}/:id/left`, 'staff-items.count', tagged(forStaff), {
      summary:
        'Counts one down, or back up; at zero, the item is sold out until the restaurant opens on another day',
      description:
        'Concurrent calls all count. Sent again with the same key, a call counts once. 409 if nobody is counting, or none is left.',
      headers: { 'Idempotency-Key': 'New for each tap: 16 to 100 letters, digits, `-` and `_`.' },
      body: countBody,
      failures: [404, 409],
    }),
  ];
}

const categories = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ currency: currencyCode, categories: z.array(categoryWith(item)) });

export const fullMenu = categories(dish.forDiners).meta({ id: 'FullMenu' });
export const fullDrinks = categories(drink.forDiners).meta({ id: 'FullDrinks' });

export const menuGroup: CallGroup = {
  api: 'menu',
  title: 'Menu',
  calls: [
    anyone('GET /menu/full', 'menu.full', tagged(fullMenu), {
      summary: 'The whole menu: what is available, by category',
    }),
    ...foodCalls('menu', 'dish', dish, dishChange),
  ],
};

export const drinksGroup: CallGroup = {
  api: 'drinks',
  title: 'Drinks',
  calls: [
    anyone('GET /drinks/full', 'drinks.full', tagged(fullDrinks), {
      summary: 'All drinks: what is available, by category',
    }),
    ...foodCalls('drinks', 'drink', drink, drinkChange),
  ],
};
