import type { Core } from '@strapi/strapi';
import {
  activeQuery,
  changedHighlightQuery,
  highlightOrderQuery,
  newHighlightQuery,
  staffHighlightsQuery,
} from '../../../contract/calls/highlights';
import { answerEntity, answerNothing, answerWhole, ifMatchOf } from '../../../http/answers';
import { readId, readQuery } from '../../../http/read-input';
import { staffHighlights } from '../services/staff-highlights';

const NOUN = 'highlight';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const highlights = staffHighlights(strapi);
  return {
    async list(ctx) {
      ctx.body = await highlights.list(readQuery(ctx, staffHighlightsQuery));
    },
    async create(ctx) {
      answerEntity(ctx, await highlights.create(readQuery(ctx, newHighlightQuery)), 201);
    },
    async change(ctx) {
      const given = readQuery(ctx, changedHighlightQuery);
      answerEntity(ctx, await highlights.change(readId(ctx, NOUN), ifMatchOf(ctx), given));
    },
    async setActive(ctx) {
      const { value } = readQuery(ctx, activeQuery);
      answerEntity(ctx, await highlights.setActive(readId(ctx, NOUN), ifMatchOf(ctx), value));
    },
    async remove(ctx) {
      await highlights.remove(readId(ctx, NOUN), ifMatchOf(ctx));
      answerNothing(ctx);
    },
    async reorder(ctx) {
      const { date, positions } = readQuery(ctx, highlightOrderQuery);
      answerWhole(ctx, await highlights.reorder(date || null, positions));
    },
  };
};
