import type { Core } from '@strapi/strapi';
import { z } from 'zod';
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
import { answerEntity, answerWhole, ifMatchOf } from './answers';
import {
  entryController,
  orderedController,
  type Described,
  type Entries,
  type OrderedEntries,
  type Version,
} from './entry-controller';
import { readBody, readId, readIdempotencyKey, readQuery } from './read-input';

type CategoryBody = z.output<typeof category.body>;

interface Items<Body, Change> extends Entries<z.output<typeof foodListQuery>, Body, Change> {
  setAvailable(id: string, ifMatch: string, available: boolean): Promise<Version>;
  setLeft(id: string, ifMatch: string, left: number | null): Promise<Version>;
  count(id: string, by: 1 | -1, key: string): Promise<Version>;
  changeSeveral(several: ChangesOfSeveral<Change, Body>, isDryRun: boolean): Promise<readonly unknown[]>;
  reorder(order: z.output<typeof itemOrder>): Promise<readonly unknown[]>;
}

export function foodItemController<Body extends Patch, Patch>(
  items: Items<Body, Patch>,
  described: Omit<Described<typeof foodListQuery, Body, Patch>, 'query'>,
) {
  const several = changesOfSeveral(described.patch, described.body);
  return {
    ...entryController(items, { ...described, query: foodListQuery }),
    async setAvailable(ctx) {
      const { value } = readQuery(ctx, availableQuery);
      answerEntity(ctx, await items.setAvailable(readId(ctx, described.noun), ifMatchOf(ctx), value));
    },
    async setLeft(ctx) {
      const { left } = readBody(ctx, leftBody);
      answerEntity(ctx, await items.setLeft(readId(ctx, described.noun), ifMatchOf(ctx), left));
    },
    async count(ctx) {
      const { by } = readBody(ctx, countBody);
      const id = readId(ctx, described.noun);
      answerEntity(ctx, await items.count(id, by, readIdempotencyKey(ctx)));
    },
    async changeSeveral(ctx) {
      const { dryRun } = readQuery(ctx, severalQuery);
      answerWhole(ctx, await items.changeSeveral(readBody(ctx, several), dryRun));
    },
    async reorder(ctx) {
      answerWhole(ctx, await items.reorder(readBody(ctx, itemOrder)));
    },
  } satisfies Core.Controller;
}

export const foodCategoryController = (categories: OrderedEntries<unknown, CategoryBody, CategoryBody>) =>
  orderedController(categories, { noun: 'category', query: z.object({}), ...category });
