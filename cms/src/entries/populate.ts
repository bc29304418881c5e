interface Fields<Name extends string> {
  fields: Name[];
}

/** The fields of a picture that are shown, and `updatedAt`, which becomes the version in its address. */
export const SHOWN_PICTURE: Fields<'url' | 'alternativeText' | 'updatedAt'> = {
  fields: ['url', 'alternativeText', 'updatedAt'],
};

const term: Fields<'slug'> = { fields: ['slug'] };
const prices: Fields<'label' | 'price'> = { fields: ['label', 'price'] };
const pairings: Fields<'name' | 'available' | 'sold_out_until'> = {
  fields: ['name', 'available', 'sold_out_until'],
};
const category: Fields<'name'> = { fields: ['name'] };

export const FOOD_TERMS = { dietary_tags: term, allergens: term, may_contain: term };
export const PUBLIC_FOOD = { ...FOOD_TERMS, prices, pairings, image: SHOWN_PICTURE };
export const STAFF_FOOD = { ...PUBLIC_FOOD, category };
