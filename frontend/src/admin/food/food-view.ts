import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { comparePlacement } from '../../domain/placement';
import type { Needles } from '../../domain/search';
import { foodWords } from '../../domain/synonyms';
import { chosenIn, FOOD_SORTS, FOOD_STATES } from './food-filters';

export interface FoodFilter {
  query: string;
  categoryId: string;
  state: string;
  sort: string;
}

export interface FoodSection {
  category: Pick<StaffCategory, 'id' | 'name'>;
  total: number;
  /** The visible entries, each group in order; picks come first, as diners see them. */
  picks: readonly StaffFood[];
  others: readonly StaffFood[];
}

type Matches = (food: StaffFood, words: readonly Needles[]) => boolean;

/**
 * Food whose category was just deleted comes last. In any order but the diners', all food is in one
 * section.
 */
export function viewFood(
  foods: readonly StaffFood[],
  categories: readonly Pick<StaffCategory, 'id' | 'name'>[],
  filter: FoodFilter,
  matches: Matches,
) {
  const words = foodWords(filter.query);
  const chosen = categories.find(({ id }) => id === filter.categoryId);
  const wanted = foods.filter(
    (food) => (!chosen || food.category === filter.categoryId) && matches(food, words),
  );
  const state = chosenIn(FOOD_STATES, filter.state);
  const { compare } = chosenIn(FOOD_SORTS, filter.sort);
  const shown = wanted.filter(state.holds);
  return {
    sections: compare
      ? sortedSection(shown.toSorted(compare), chosen?.name ?? 'All categories')
      : sectionsOf(foods, shown, categories),
    count: shown.length,
    counts: Object.fromEntries(FOOD_STATES.map(({ value, holds }) => [value, wanted.filter(holds).length])),
    /** Whether no filter is active, so that rows can be dragged. */
    isWhole: words.length === 0 && state.value === '' && compare === null,
  };
}

function sortedSection(others: readonly StaffFood[], name: string): readonly FoodSection[] {
  if (others.length === 0) return [];
  return [{ category: { id: '', name }, total: others.length, picks: [], others }];
}

function sectionsOf(
  all: readonly StaffFood[],
  shown: readonly StaffFood[],
  categories: readonly Pick<StaffCategory, 'id' | 'name'>[],
): readonly FoodSection[] {
  const known = new Set(categories.map(({ id }) => id));
  const isIn = (id: string) => (food: StaffFood) => (known.has(food.category) ? food.category : '') === id;
  return [...categories, { id: '', name: 'No category' }].flatMap((category) => {
    const foods = shown.filter(isIn(category.id)).sort(comparePlacement);
    if (foods.length === 0) return [];
    return [
      {
        category,
        total: all.filter(isIn(category.id)).length,
        picks: foods.filter((food) => food.featured),
        others: foods.filter((food) => !food.featured),
      },
    ];
  });
}

/** Cuts the sections to this many rows in total, so that a thousand need not render at once. */
export function cutSections(sections: readonly FoodSection[], limit: number): readonly FoodSection[] {
  let left = limit;
  return sections.flatMap((section) => {
    if (left <= 0) return [];
    const picks = section.picks.slice(0, left);
    const others = section.others.slice(0, left - picks.length);
    left -= picks.length + others.length;
    return [{ ...section, picks, others }];
  });
}
