import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { wholeList } from '../rules/page';
import { readBody, readId, readIfMatch, readQuery } from './read-input';

export interface Entries<Query, Body, Change, Order> {
  list(query: Query): Promise<unknown>;
  find(id: string): Promise<unknown>;
  create(body: Body): Promise<unknown>;
  change(id: string, ifMatch: string, change: Change): Promise<unknown>;
  remove(id: string, ifMatch: string): Promise<void>;
  reorder(order: Order): Promise<readonly unknown[]>;
}

export interface Described<Query extends z.ZodObject, Body, Patch, Order> {
  noun: string;
  query: Query;
  body: z.ZodType<Body>;
  change?: z.ZodType<Patch>;
  patch: z.ZodType<Patch>;
  order: z.ZodType<Order>;
}

/** Staff reorder a list by sending only ids. */
export function entryController<Query extends z.ZodObject, Body extends Patch, Patch, Order>(
  entries: Entries<z.output<Query>, Body, Patch, Order>,
  { noun, query, body, change = body, patch, order }: Described<Query, Body, Patch, Order>,
) {
  return {
    list: (ctx) => entries.list(readQuery(ctx, query)),
    find: (ctx) => entries.find(readId(ctx, noun)),
    create: (ctx) => entries.create(readBody(ctx, body)),
    change: (ctx) => entries.change(readId(ctx, noun), readIfMatch(ctx), readBody(ctx, change)),
    patch: (ctx) => entries.change(readId(ctx, noun), readIfMatch(ctx), readBody(ctx, patch)),
    remove: (ctx) => entries.remove(readId(ctx, noun), readIfMatch(ctx)),
    reorder: async (ctx) => wholeList(await entries.reorder(readBody(ctx, order))),
  } satisfies Core.Controller;
}
