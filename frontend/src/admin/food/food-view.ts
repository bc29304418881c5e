import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { comparePlacement } from '../../domain/placement';
import { queryWords } from '../../domain/search';
import { FOOD_COMPARE, type FoodSort } from './food-sorts';
import { FOOD_STATES, type FoodState, isInState } from './food-states';

/** What staff look for in a list. An empty category is any; so is one that there is not. */
export interface FoodFilter {
  query: string;
  categoryId: string;
  state: FoodState;
  sort: FoodSort;
}

export interface FoodSection<Entity> {
  category: Pick<StaffCategory, 'id' | 'name'>;
  /** How many the category holds, whatever is looked for. */
  total: number;
  /** What is shown of it, each group in its order: the picks come first, as they do for diners. */
  picks: readonly Entity[];
  others: readonly Entity[];
}

export interface FoodView<Entity> {
  /** With something to show, in the order of the categories. */
  sections: readonly FoodSection<Entity>[];
  /** How many are shown. */
  count: number;
  /** How many match the search and the category, by state. */
  counts: Readonly<Record<FoodState, number>>;
  /** Whether all of each shown category is shown, so that its order can be changed by dragging. */
  isWhole: boolean;
}

type Matches<Entity> = (food: Entity, words: readonly string[]) => boolean;

/**
 * What a list shows. Food of a category that is not there (deleted a moment ago) comes last, under no name. Sorted by
 * anything but the diners' order it is one section without a category.
 */
export function viewFood<Entity extends StaffFood>(
  foods: readonly Entity[],
  categories: readonly Pick<StaffCategory, 'id' | 'name'>[],
  filter: FoodFilter,
  matches: Matches<Entity>,
): FoodView<Entity> {
  const words = queryWords(filter.query);
  const chosen = categories.find(({ id }) => id === filter.categoryId);
  const wanted = foods.filter(
    (food) => (!chosen || food.categoryId === filter.categoryId) && matches(food, words),
  );
  const shown = wanted.filter((food) => isInState(food, filter.state));
  return {
    sections:
      filter.sort === ''
        ? sectionsOf(foods, shown, categories)
        : sortedSection(shown, filter.sort, chosen?.name ?? 'All categories'),
    count: shown.length,
    counts: countStates(wanted),
    isWhole: words.length === 0 && filter.state === 'all' && filter.sort === '',
  };
}

function sortedSection<Entity extends StaffFood>(
  shown: readonly Entity[],
  sort: Exclude<FoodSort, ''>,
  name: string,
): readonly FoodSection<Entity>[] {
  if (shown.length === 0) return [];
  const others = shown.toSorted(FOOD_COMPARE[sort]);
  return [{ category: { id: '', name }, total: others.length, picks: [], others }];
}

function sectionsOf<Entity extends StaffFood>(
  all: readonly Entity[],
  shown: readonly Entity[],
  categories: readonly Pick<StaffCategory, 'id' | 'name'>[],
): readonly FoodSection<Entity>[] {
  const known = new Set(categories.map(({ id }) => id));
  const byCategoryOf = (foods: readonly Entity[]) => {
    const groups = new Map<string, Entity[]>();
    for (const food of foods) {
      const id = known.has(food.categoryId) ? food.categoryId : '';
      const group = groups.get(id);
      if (group) group.push(food);
      else groups.set(id, [food]);
    }
    return groups;
  };
  const totals = byCategoryOf(all);
  const byCategory = byCategoryOf(shown);
  return [...categories, { id: '', name: 'No category' }].flatMap((category) => {
    const foods = (byCategory.get(category.id) ?? []).sort(comparePlacement);
    if (foods.length === 0) return [];
    return [
      {
        category,
        total: totals.get(category.id)?.length ?? 0,
        picks: foods.filter((food) => food.isFeatured),
        others: foods.filter((food) => !food.isFeatured),
      },
    ];
  });
}

function countStates(foods: readonly StaffFood[]): Record<FoodState, number> {
  const counts = Object.fromEntries(
    FOOD_STATES.map((state) => [state, foods.filter((food) => isInState(food, state)).length]),
  );
  return counts as Record<FoodState, number>;
}

/** The sections cut down to so many rows in all, so that a thousand need not be drawn at once. */
export function cutSections<Entity>(
  sections: readonly FoodSection<Entity>[],
  limit: number,
): readonly FoodSection<Entity>[] {
  let left = limit;
  return sections.flatMap((section) => {
    if (left <= 0) return [];
    const picks = section.picks.slice(0, left);
    const others = section.others.slice(0, left - picks.length);
    left -= picks.length + others.length;
    return [{ ...section, picks, others }];
  });
}
