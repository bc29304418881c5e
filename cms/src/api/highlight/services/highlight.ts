import { SHOWN_PICTURE } from '../../../entries/populate';
import { publicHighlights, type HighlightRecord } from '../../../presenters/highlights';
import type { CalendarDate } from '../../../rules/calendar';
import { service } from '../../service';
import { site } from '../../site/services/site';

const DISH_FIELDS = ['name', 'description', 'price', 'available', 'raw', 'menuHighlightTag'] as const;

export const SHOWN_POPULATE = {
  image: SHOWN_PICTURE,
  dish: {
    fields: [...DISH_FIELDS],
    populate: { image: SHOWN_PICTURE, category: { fields: ['name'] as ['name'] } },
  },
};

export const highlights = service((of) => ({
  async list(asked: CalendarDate | undefined, limit: number) {
    const date = asked ?? (await site(of).today());
    const records = await of.strapi.documents('api::highlight.highlight').findMany({
      filters: { active: true, $or: [{ date: { $null: true } }, { date }] },
      populate: SHOWN_POPULATE,
    });
    return publicHighlights(records as HighlightRecord[], date, limit);
  },
}));

export default highlights;
