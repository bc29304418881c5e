import { FOOD_TERMS, SHOWN_PICTURE } from '../../../entries/populate';
import { publicSpecial, type SpecialRecord } from '../../../presenters/special';
import { service } from '../../service';
import { site } from '../../site/services/site';

const DISH_FIELDS = [
  'name',
  'description',
  'available',
  'raw',
  'spicy_level',
  'halal',
  'featured',
  'allergens_confirmed',
] as const;

export const SHOWN_POPULATE = {
  dishes: { fields: [...DISH_FIELDS], populate: { ...FOOD_TERMS, image: SHOWN_PICTURE } },
};

export const special = service((of) => ({
  async show() {
    const stored = await of.strapi
      .documents('api::tapas5.tapas-special')
      .findFirst({ populate: SHOWN_POPULATE });
    return publicSpecial(stored as SpecialRecord | null, await site(of).place());
  },
}));

export default special;
