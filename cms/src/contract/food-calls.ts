import { z } from 'zod';
import type { Call } from './call';
import { id, line, order, price, readOnly, requiredLine, slugs, text } from './fields';
import { idOrAny, pages, search, truth } from './queries';
import { listOf, staffCategory, staffDrink, staffMenuItem } from './staff-entities';

/** What a dish and a drink have in common. In a PUT, a field that is left out stays as it is stored; null or the empty text clears one. */
const foodBody = {
  name: requiredLine(120),
  price,
  category: id.describe('The id of a category of the same list.'),
  description: text(1_000).nullable().optional(),
  dietary_tags: slugs.nullable().optional(),
  allergens: slugs.nullable().optional(),
  may_contain: slugs.nullable().optional(),
  allergens_confirmed: z.boolean().optional(),
  available: z.boolean().optional(),
  featured: z.boolean().optional(),
  order: order.nullable().optional(),
  imageId: id.nullable().optional(),
  id: readOnly(z.string()),
  image: readOnly(z.string().nullable()),
  image_alt: readOnly(z.string()),
  etag: readOnly(z.string()),
};

export const menuItemBody = z.strictObject({
  ...foodBody,
  raw: z.boolean().optional(),
  spicy_level: z.int().min(0).max(3).optional(),
  halal: z.boolean().optional(),
  menuHighlightTag: line(40).nullable().optional(),
});

export const drinkBody = z.strictObject({
  ...foodBody,
  abv: z.number().min(0).max(100).nullable().optional(),
  region: line(80).nullable().optional(),
  grape: line(120).nullable().optional(),
});

export const categoryBody = z.strictObject({
  name: requiredLine(80),
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be of lower-case letters, digits and hyphens.')
    .optional()
    .describe('Made from the name where it is left out.'),
  order: order.nullable().optional(),
  id: readOnly(z.string()),
  count: readOnly(z.int()),
  etag: readOnly(z.string()),
});

export const foodListQuery = z.object({
  search,
  category: idOrAny,
  available: truth.optional(),
  // A whole list at once: staff put it into order.
  ...pages(50, 1_000),
});

export const availableQuery = z.strictObject({ value: truth });

const ids = z.array(id).min(1).max(1_000);

/** The ids in their new order; what is not named follows in the order it had. */
export const categoryOrder = z.strictObject({ ids });
export const itemOrder = z.strictObject({ category: id, ids });

/** The calls of one list of food, `/admin/menu` or `/admin/drinks`: the same for both. */
function foodCalls(list: 'menu' | 'drinks', noun: string, entity: z.ZodType, body: z.ZodObject): Call[] {
  const root = `/admin/${list}`;
  const item = { status: 200, body: entity, hasEtag: true } as const;
  const category = { status: 200, body: staffCategory, hasEtag: true } as const;
  const staff = { who: 'staff' } as const;
  const onItem = { ...staff, path: `${root}/:id`, failures: [404] } as const;
  const onCategory = { ...staff, path: `${root}/categories/:id`, failures: [404] } as const;
  return [
    // Before `/:id`, which would take `categories` for an id.
    {
      ...staff,
      method: 'GET',
      path: `${root}/categories`,
      handler: 'staff-categories.list',
      summary: `The categories of the ${list}, by order, with how much each holds`,
      answer: { status: 200, body: listOf(staffCategory) },
    },
    {
      ...staff,
      method: 'POST',
      path: `${root}/categories`,
      handler: 'staff-categories.create',
      summary: 'Adds a category',
      body: categoryBody,
      answer: { ...category, status: 201 },
    },
    {
      ...staff,
      method: 'POST',
      path: `${root}/categories/reorder`,
      handler: 'staff-categories.reorder',
      summary: 'Puts the categories into another order, all or nothing',
      body: categoryOrder,
      answer: { status: 200, body: listOf(staffCategory) },
    },
    {
      ...onCategory,
      method: 'PUT',
      handler: 'staff-categories.change',
      summary: 'Changes a category',
      body: categoryBody,
      isConditional: true,
      answer: category,
    },
    {
      ...onCategory,
      method: 'DELETE',
      handler: 'staff-categories.remove',
      summary: 'Deletes a category that holds nothing',
      description: '409 while it holds items.',
      isConditional: true,
      answer: { status: 204 },
      failures: [404, 409],
    },
    {
      ...staff,
      method: 'GET',
      path: root,
      handler: 'staff-items.list',
      summary: `The ${list}, by category and order`,
      query: foodListQuery,
      answer: { status: 200, body: listOf(entity) },
    },
    {
      ...staff,
      method: 'POST',
      path: root,
      handler: 'staff-items.create',
      summary: `Adds a ${noun}`,
      body,
      answer: { ...item, status: 201 },
    },
    {
      ...staff,
      method: 'POST',
      path: `${root}/reorder`,
      handler: 'staff-items.reorder',
      summary: 'Puts the items of a category into another order, all or nothing',
      body: itemOrder,
      answer: { status: 200, body: listOf(entity) },
    },
    { ...onItem, method: 'GET', handler: 'staff-items.find', summary: `One ${noun}`, answer: item },
    {
      ...onItem,
      method: 'PUT',
      handler: 'staff-items.change',
      summary: `Changes a ${noun}`,
      body,
      isConditional: true,
      answer: item,
    },
    {
      ...onItem,
      method: 'DELETE',
      handler: 'staff-items.remove',
      summary: `Deletes a ${noun}`,
      description:
        list === 'menu'
          ? '409 while the dish is in the special, or highlighted today, later or every day.'
          : undefined,
      isConditional: true,
      answer: { status: 204 },
      failures: list === 'menu' ? [404, 409] : [404],
    },
    {
      ...onItem,
      method: 'PATCH',
      path: `${root}/:id/available`,
      handler: 'staff-items.setAvailable',
      summary: `Says whether a ${noun} can be ordered`,
      query: availableQuery,
      isConditional: true,
      answer: item,
    },
  ];
}

export const staffMenuCalls = foodCalls('menu', 'dish', staffMenuItem, menuItemBody);
export const staffDrinksCalls = foodCalls('drinks', 'drink', staffDrink, drinkBody);
