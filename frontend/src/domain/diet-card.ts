import type { Diet, DietKind } from './diet';
import { KIND_LABELS } from './diet-words';
import { type ALLERGEN_SLUGS, tagLabel } from './tags';

/** The names in Spanish law, with those that cooks from other countries use, or examples, in parentheses. */
const ALLERGENS_IN_SPANISH: Readonly<Record<(typeof ALLERGEN_SLUGS)[number], string>> = {
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
};

/** Not eating pork leaves all other food, so to a cook it is something to leave out, not a diet. */
const KINDS: Readonly<Record<DietKind, CardLine & { is: 'left out' | 'all they eat' }>> = {
  vegan: { is: 'all they eat', english: KIND_LABELS.vegan, spanish: 'vegano' },
  vegetarian: { is: 'all they eat', english: KIND_LABELS.vegetarian, spanish: 'vegetariano' },
  halal: { is: 'all they eat', english: KIND_LABELS.halal, spanish: 'halal' },
  'no-pork': { is: 'left out', english: 'Pork', spanish: 'cerdo' },
  'no-alcohol': { is: 'left out', english: 'Alcohol', spanish: 'alcohol' },
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
  const kinds = only.map((kind) => KINDS[kind]);
  return {
    without: [
      ...without.map((slug) => ({ english: tagLabel(slug), spanish: ALLERGENS_IN_SPANISH[slug] })),
      ...kinds.filter(({ is }) => is === 'left out'),
    ],
    only: kinds.filter(({ is }) => is === 'all they eat'),
  };
}
