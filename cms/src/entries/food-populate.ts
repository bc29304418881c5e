import { shownPicture } from './shown-picture';

type Fields<Name extends string> = { fields: Name[] };

const term: Fields<'slug'> = { fields: ['slug'] };
const category: Fields<'name'> = { fields: ['name'] };

/** The relations of a dish or drink that diners see. */
export const publicFood = { dietaryTags: term, allergens: term, mayContain: term, image: shownPicture };

/** The relations of a dish or drink that staff see. */
export const staffFood = { ...publicFood, category };
