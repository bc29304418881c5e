import { FOOD_TERMS, SHOWN_PICTURE } from '../../../entries/populate';
import { restaurantPlace } from '../../../entries/restaurant';
import { publicSpecial, type SpecialRecord } from '../../../presenters/special';
import { firstReturn } from '../../../rules/sold-out';
import { service } from '../../service';

export const SHOWN_POPULATE = {
  dishes: { populate: { ...FOOD_TERMS, image: SHOWN_PICTURE } },
};

export const special = service((strapi) => ({
  /** `until`: when the first of its sold-out dishes returns automatically. */
  async show() {
    const found = await strapi.documents('api::tapas5.tapas-special').findFirst({ populate: SHOWN_POPULATE });
    const stored = found as SpecialRecord | null;
    const place = await restaurantPlace(strapi);
    const until = firstReturn(stored?.dishes ?? []);
    return { shown: publicSpecial(stored, place), until };
  },
}));
