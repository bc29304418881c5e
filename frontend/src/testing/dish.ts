import type { Dish, Drink, Food } from '../domain/menu';

const FOOD: Omit<Food, 'id' | 'name'> = {
  description: '',
  price: 9,
  prices: [],
  dietary_tags: [],
  allergens: [],
  may_contain: [],
  allergens_confirmed: true,
  featured: false,
  image: null,
  order: 999,
  pairings: [],
};

/** A dish of the menu; pass only the parts that matter. */
export function someDish(parts: Partial<Dish> = {}): Dish {
  return { ...FOOD, id: 'dish', name: 'Patatas bravas', raw: false, spicy_level: 0, ...parts };
}

/** A drink of the list; pass only the parts that matter. */
export function someDrink(parts: Partial<Drink> = {}): Drink {
  const wine = {
    producer: '',
    vintage: '',
    style: null,
    alcohol_free: false,
    abv: null,
    region: '',
    grape: '',
  };
  return { ...FOOD, ...wine, id: 'drink', name: 'Fino', ...parts };
}
