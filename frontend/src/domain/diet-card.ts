import type { Diet, DietKind } from './diet';
import { KIND_LABELS } from './diet-words';
import { type ALLERGEN_SLUGS, tagLabel } from './tags';

/** As the law of Spain names them, and in brackets what cooks from other countries call them. */
const IN_SPANISH: Readonly<Record<(typeof ALLERGEN_SLUGS)[number] | DietKind, string>> = {
  milk: 'leche y derivados',
  egg: 'huevo',
  fish: 'pescado',
  shellfish: 'marisco (crustáceos y moluscos)',
  'tree-nuts': 'frutos de cáscara (nueces, almendras…)',
  peanuts: 'cacahuetes (maní)',
  wheat: 'trigo',
  soybeans: 'soja (soya)',
  sesame: 'sésamo (ajonjolí)',
  sulfites: 'sulfitos',
  gluten: 'gluten',
  vegan: 'vegano',
  vegetarian: 'vegetariano',
  halal: 'halal',
  'no-pork': 'sin cerdo',
  'no-alcohol': 'sin alcohol',
};

export interface CardLine {
  english: string;
  spanish: string;
}

/** What the diner can't have, and the only foods they eat, worded for a cook. */
export function cardLines({ without, only }: Diet): {
  without: readonly CardLine[];
  only: readonly CardLine[];
} {
  return {
    without: without.map((slug) => ({ english: tagLabel(slug), spanish: IN_SPANISH[slug] })),
    only: only.map((kind) => ({ english: KIND_LABELS[kind], spanish: IN_SPANISH[kind] })),
  };
}
