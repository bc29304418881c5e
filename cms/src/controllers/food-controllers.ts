import type { Core, UID } from '@strapi/strapi';
import type { z } from 'zod';
import {
  availableQuery,
  categoryBody,
  categoryOrder,
  foodListQuery,
  itemOrder,
} from '../contract/food-calls';
import { answerEntity, answerNothing, answerWhole, ifMatchOf } from '../http/answers';
import { readBody, readId, readQuery } from '../http/read-input';

/** The staff calls on the items of one list of food; `noun` is what people call one. */
export function foodItemController(service: UID.Service, noun: string, body: z.ZodObject) {
  return ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
    const items = () => strapi.service(service);
    return {
      async list(ctx) {
        ctx.body = await items().list(readQuery(ctx, foodListQuery));
      },
      async find(ctx) {
        answerEntity(ctx, await items().find(readId(ctx, noun)));
      },
      async create(ctx) {
        answerEntity(ctx, await items().create(readBody(ctx, body)), 201);
      },
      async change(ctx) {
        answerEntity(ctx, await items().change(readId(ctx, noun), ifMatchOf(ctx), readBody(ctx, body)));
      },
      async setAvailable(ctx) {
        const { value } = readQuery(ctx, availableQuery);
        answerEntity(ctx, await items().setAvailable(readId(ctx, noun), ifMatchOf(ctx), value));
      },
      async remove(ctx) {
        await items().remove(readId(ctx, noun), ifMatchOf(ctx));
        answerNothing(ctx);
      },
      async reorder(ctx) {
        const { category, ids } = readBody(ctx, itemOrder);
        answerWhole(ctx, await items().reorder(category, ids));
      },
    };
  };
}

/** The staff calls on the categories of one list of food. */
export function foodCategoryController(service: UID.Service) {
  return ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
    const categories = () => strapi.service(service);
    return {
      async list(ctx) {
        answerWhole(ctx, await categories().all());
      },
      async create(ctx) {
        answerEntity(ctx, await categories().create(readBody(ctx, categoryBody)), 201);
      },
      async change(ctx) {
        const id = readId(ctx, 'category');
        answerEntity(ctx, await categories().change(id, ifMatchOf(ctx), readBody(ctx, categoryBody)));
      },
      async remove(ctx) {
        await categories().remove(readId(ctx, 'category'), ifMatchOf(ctx));
        answerNothing(ctx);
      },
      async reorder(ctx) {
        answerWhole(ctx, await categories().reorder(readBody(ctx, categoryOrder).ids));
      },
    };
  };
}
