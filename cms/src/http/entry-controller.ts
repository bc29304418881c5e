import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { type NewOrder, newOrder } from '../contract/calls/entry-calls';
import { answerEntity, answerNothing, answerWhole, ifMatchOf } from './answers';
import { readBody, readId, readQuery } from './read-input';

export interface Version {
  etag: string;
}

export interface Entries<Query, Body, Change> {
  list(query: Query): Promise<unknown>;
  find(id: string): Promise<Version>;
  create(body: Body): Promise<Version>;
  change(id: string, ifMatch: string, change: Change): Promise<Version>;
  remove(id: string, ifMatch: string): Promise<void>;
}

export interface OrderedEntries<Query, Body, Change> extends Entries<Query, Body, Change> {
  reorder(order: NewOrder): Promise<readonly unknown[]>;
}

export interface Described<Query extends z.ZodObject, Body, Patch> {
  noun: string;
  query: Query;
  body: z.ZodType<Body>;
  change?: z.ZodType<Patch>;
  patch: z.ZodType<Patch>;
}

export function entryController<Query extends z.ZodObject, Body extends Patch, Patch>(
  entries: Entries<z.output<Query>, Body, Patch>,
  { noun, query, body, change = body, patch }: Described<Query, Body, Patch>,
) {
  return {
    async list(ctx) {
      ctx.body = await entries.list(readQuery(ctx, query));
    },
    async find(ctx) {
      answerEntity(ctx, await entries.find(readId(ctx, noun)));
    },
    async create(ctx) {
      answerEntity(ctx, await entries.create(readBody(ctx, body)), 201);
    },
    async change(ctx) {
      answerEntity(ctx, await entries.change(readId(ctx, noun), ifMatchOf(ctx), readBody(ctx, change)));
    },
    async patch(ctx) {
      answerEntity(ctx, await entries.change(readId(ctx, noun), ifMatchOf(ctx), readBody(ctx, patch)));
    },
    async remove(ctx) {
      await entries.remove(readId(ctx, noun), ifMatchOf(ctx));
      answerNothing(ctx);
    },
  } satisfies Core.Controller;
}

/** The same plus `reorder`, for a list that staff reorder by sending only ids. */
export function orderedController<Query extends z.ZodObject, Body extends Patch, Patch>(
  entries: OrderedEntries<z.output<Query>, Body, Patch>,
  described: Described<Query, Body, Patch>,
) {
  return {
    ...entryController(entries, described),
    async reorder(ctx) {
      answerWhole(ctx, await entries.reorder(readBody(ctx, newOrder)));
    },
  } satisfies Core.Controller;
}
