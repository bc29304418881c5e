import type { Core, UID } from '@strapi/strapi';
import type { z } from 'zod';
import { answerEntity, answerNothing, ifMatchOf } from '../http/answers';
import { readBody, readId, readQuery } from '../http/read-input';

interface Described {
  service: UID.Service;
  /** What people call one entry. */
  noun: string;
  query: z.ZodObject;
  body: z.ZodObject;
}

/** The staff calls on the entries of one list. */
export function entryController(strapi: Core.Strapi, { service, noun, query, body }: Described) {
  const entries = () => strapi.service(service);
  return {
    async list(ctx) {
      ctx.body = await entries().list(readQuery(ctx, query));
    },
    async find(ctx) {
      answerEntity(ctx, await entries().find(readId(ctx, noun)));
    },
    async create(ctx) {
      answerEntity(ctx, await entries().create(readBody(ctx, body)), 201);
    },
    async change(ctx) {
      answerEntity(ctx, await entries().change(readId(ctx, noun), ifMatchOf(ctx), readBody(ctx, body)));
    },
    async remove(ctx) {
      await entries().remove(readId(ctx, noun), ifMatchOf(ctx));
      answerNothing(ctx);
    },
  } satisfies Core.Controller;
}
