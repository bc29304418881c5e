export interface Term {
  slug: string;
  label_en: string;
  label_es: string;
}

const term = (slug: string, label_en: string, label_es: string): Term => ({ slug, label_en, label_es });

/** The nine major allergens of US law (FALCPA and the FASTER Act), plus sulfites and gluten. */
export const ALLERGENS: readonly Term[] = [
  term('milk', 'Milk', 'Leche'),
  term('egg', 'Egg', 'Huevo'),
  term('fish', 'Fish', 'Pescado'),
  term('shellfish', 'Shellfish', 'Mariscos'),
  term('tree-nuts', 'Tree nuts', 'Frutos de cáscara'),
  term('peanuts', 'Peanuts', 'Cacahuetes'),
  term('wheat', 'Wheat', 'Trigo'),
  term('soybeans', 'Soybeans', 'Soja'),
  term('sesame', 'Sesame', 'Sésamo'),
  term('sulfites', 'Sulfites', 'Sulfitos'),
  term('gluten', 'Gluten', 'Gluten'),
];

export const DIETARY_TAGS: readonly Term[] = [
  term('vegan', 'Vegan', 'Vegano'),
  term('vegetarian', 'Vegetarian', 'Vegetariano'),
  term('gluten-free', 'Gluten-free', 'Sin gluten'),
  term('dairy-free', 'Dairy-free', 'Sin lácteos'),
  term('nut-free', 'Nut-free', 'Sin frutos secos'),
  term('halal', 'Halal', 'Halal'),
  term('contains-pork', 'Contains pork', 'Contiene cerdo'),
  term('wine', 'Wine', 'Vino'),
  term('cocktail', 'Cocktail', 'Cóctel'),
  term('beer', 'Beer', 'Cerveza'),
  term('cider', 'Cider', 'Sidra'),
  term('spanish', 'Spanish', 'Español'),
  term('alcohol-free', 'Alcohol-free', 'Sin alcohol'),
  term('by-glass', 'By the glass', 'Por copa'),
  term('by-bottle', 'By the bottle', 'Por botella'),
  term('organic', 'Organic', 'Ecológico'),
  term('natural', 'Natural', 'Natural'),
  term('low-alcohol', 'Low alcohol', 'Bajo en alcohol'),
];

/** The content types that have allergens. */
export const FOODS = ['api::menu.menu-item', 'api::drinks.drink'] as const;
/** Their fields that name allergens. */
export const ALLERGEN_LISTS: readonly string[] = ['allergens', 'may_contain'];
