const fields = <Name extends string>(...names: Name[]) => ({ fields: names });

/** The fields of a picture that are shown, and `updatedAt`, which becomes the version in its address. */
export const SHOWN_PICTURE = fields('url', 'alternativeText', 'updatedAt');

const term = fields('slug');

export const FOOD_TERMS = { dietary_tags: term, allergens: term, may_contain: term };
export const PUBLIC_FOOD = {
  ...FOOD_TERMS,
  prices: fields('label', 'price'),
  // Whole, because only a dish has `raw`.
  pairings: true as const,
  image: SHOWN_PICTURE,
};
export const STAFF_FOOD = { ...PUBLIC_FOOD, category: fields('name') };
