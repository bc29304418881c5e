interface Fields<Name extends string> {
  fields: Name[];
}

/** Of a picture what is shown of it, and by which its address says which version it means. */
export const SHOWN_PICTURE: Fields<'url' | 'alternativeText' | 'updatedAt'> = {
  fields: ['url', 'alternativeText', 'updatedAt'],
};

const term: Fields<'slug'> = { fields: ['slug'] };
const category: Fields<'name'> = { fields: ['name'] };

export const FOOD_TERMS = { dietary_tags: term, allergens: term, may_contain: term };
export const PUBLIC_FOOD = { ...FOOD_TERMS, image: SHOWN_PICTURE };
export const STAFF_FOOD = { ...PUBLIC_FOOD, category };
