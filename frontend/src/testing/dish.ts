import type { Dish } from '../domain/menu';

/** A dish of the menu; only the given parts matter. */
export function someDish(parts: Partial<Dish> = {}): Dish {
  return {
    id: 'dish',
    name: 'Patatas bravas',
    description: '',
    price: 9,
    dietary_tags: [],
    allergens: [],
    may_contain: [],
    allergens_confirmed: true,
    raw: false,
    spicy_level: 0,
    featured: false,
    image: null,
    order: 999,
    ...parts,
  };
}
