import type { Core } from '@strapi/strapi';
import {
  activeQuery,
  changedHighlightQuery,
  highlightOrderQuery,
  newHighlightQuery,
  staffHighlightsQuery,
} from '../../../contract/calls/highlights';
import { readId, readIfMatch, readQuery } from '../../../http/read-input';
import { wholeList } from '../../../rules/page';
import { staffHighlights } from '../services/staff-highlights';

const NOUN = 'highlight';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const highlights = staffHighlights(strapi);
  return {
    list: (ctx) => highlights.list(readQuery(ctx, staffHighlightsQuery)),
    create: (ctx) => highlights.create(readQuery(ctx, newHighlightQuery)),
    change(ctx) {
      const given = readQuery(ctx, changedHighlightQuery);
      return highlights.change(readId(ctx, NOUN), readIfMatch(ctx), given);
    },
    setActive(ctx) {
      const { value } = readQuery(ctx, activeQuery);
      return highlights.setActive(readId(ctx, NOUN), readIfMatch(ctx), value);
    },
    remove: (ctx) => highlights.remove(readId(ctx, NOUN), readIfMatch(ctx)),
    async reorder(ctx) {
      const { date, positions } = readQuery(ctx, highlightOrderQuery);
      return wholeList(await highlights.reorder(date || null, positions));
    },
  };
};
