type Fields<Name extends string> = { fields: Name[] };

const term: Fields<'slug'> = { fields: ['slug'] };
const image: Fields<'url' | 'alternativeText' | 'updatedAt'> = {
  fields: ['url', 'alternativeText', 'updatedAt'],
};
const category: Fields<'name'> = { fields: ['name'] };

/** The relations of a dish or drink that diners see. */
export const publicFood = { dietaryTags: term, allergens: term, mayContain: term, image };

/** The relations of a dish or drink that staff see. */
export const staffFood = { ...publicFood, category };
