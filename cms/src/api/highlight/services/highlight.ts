import { SHOWN_PICTURE } from '../../../entries/populate';
import { restaurantDay } from '../../../entries/restaurant';
import { publicHighlights, type HighlightRecord } from '../../../presenters/highlights';
import type { CalendarDate } from '../../../rules/calendar';
import { firstReturn } from '../../../rules/sold-out';
import { service } from '../../service';

export const SHOWN_POPULATE = {
  image: SHOWN_PICTURE,
  dish: {
    populate: { image: SHOWN_PICTURE, category: { fields: ['name'] as ['name'] } },
  },
};

export const highlights = service((strapi) => ({
  /** `until`: when the first highlight with a sold-out dish returns automatically. */
  async list(asked: CalendarDate | undefined, limit: number) {
    const date = asked ?? (await restaurantDay(strapi));
    const found = await strapi.documents('api::highlight.highlight').findMany({
      filters: { active: true, $or: [{ date: { $null: true } }, { date }] },
      populate: SHOWN_POPULATE,
    });
    const records = found as HighlightRecord[];
    const until = firstReturn(records.flatMap(({ dish }) => dish ?? []));
    return { shown: publicHighlights(records, date, limit), until };
  },
}));
