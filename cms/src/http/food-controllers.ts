import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { newOrder } from '../contract/calls/entry-calls';
import {
  availableQuery,
  type ChangesOfSeveral,
  changesOfSeveral,
  countBody,
  foodListQuery,
  itemOrder,
  leftBody,
  severalQuery,
} from '../contract/calls/menu-and-drinks';
import { category } from '../contract/entities/category';
import { wholeList } from '../rules/page';
import { type Described, type Entries, entryController } from './entry-controller';
import { readBody, readId, readIdempotencyKey, readIfMatch, readQuery } from './read-input';

type Order = z.output<typeof itemOrder>;

interface Items<Body, Change> extends Entries<z.output<typeof foodListQuery>, Body, Change, Order> {
  setAvailable(id: string, ifMatch: string, available: boolean): Promise<unknown>;
  setLeft(id: string, ifMatch: string, left: number | null): Promise<unknown>;
  count(id: string, by: 1 | -1, key: string): Promise<unknown>;
  changeSeveral(several: ChangesOfSeveral<Change, Body>, isDryRun: boolean): Promise<readonly unknown[]>;
}

export function foodItemController<Body extends Patch, Patch>(
  items: Items<Body, Patch>,
  described: Omit<Described<typeof foodListQuery, Body, Patch, Order>, 'query' | 'order'>,
) {
  const several = changesOfSeveral(described.patch, described.body);
  return {
    ...entryController(items, { ...described, query: foodListQuery, order: itemOrder }),
    setAvailable(ctx) {
      const { value } = readQuery(ctx, availableQuery);
      return items.setAvailable(readId(ctx, described.noun), readIfMatch(ctx), value);
    },
    setLeft(ctx) {
      const { left } = readBody(ctx, leftBody);
      return items.setLeft(readId(ctx, described.noun), readIfMatch(ctx), left);
    },
    count(ctx) {
      const { by } = readBody(ctx, countBody);
      return items.count(readId(ctx, described.noun), by, readIdempotencyKey(ctx));
    },
    async changeSeveral(ctx) {
      const { dryRun } = readQuery(ctx, severalQuery);
      return wholeList(await items.changeSeveral(readBody(ctx, several), dryRun));
    },
  } satisfies Core.Controller;
}

type CategoryBody = z.output<typeof category.body>;

export const foodCategoryController = (
  categories: Entries<unknown, CategoryBody, CategoryBody, z.output<typeof newOrder>>,
) => entryController(categories, { noun: 'category', query: z.object({}), order: newOrder, ...category });
