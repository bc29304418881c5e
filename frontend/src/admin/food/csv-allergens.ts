import { slugsOf, type StaffFood } from '../../api/staff/staff-food';
import type { Term } from '../../api/staff/vocabulary';
import { tagWarnings } from './tag-warnings';

export type Values = Record<string, unknown>;

const CONFIRMED = 'allergens_confirmed';
const LISTS = ['allergens', 'may_contain'];
/** A different name may mean a different dish: in a spreadsheet, one column can be sorted without the others. */
const ASKED = ['name', ...LISTS];
const CLAIMS = ['dietary_tags', ...LISTS];

/**
 * A Yes in the file's column “Confirmed by the kitchen” may be older than the allergens in the same row. So changed
 * allergens, or a new Yes, count as confirmed only if staff say that the kitchen has checked them. Returns whether
 * staff must be asked about that.
 */
export function decideConfirmed(values: Values, food: StaffFood | null, isKitchenSure: boolean): boolean {
  const was = food?.allergens_confirmed ?? false;
  const isTold = (values[CONFIRMED] ?? was) === true;
  const needsKitchen = isTold && (!was || ASKED.some((name) => name in values));
  if (!needsKitchen) return false;
  delete values[CONFIRMED];
  // Changed lists alone would make the CMS take the confirmation back.
  if (isKitchenSure !== was || LISTS.some((name) => name in values)) values[CONFIRMED] = isKitchenSure;
  return true;
}

/** Tags that the allergens contradict, unless they did before. */
export function newWarnings(
  values: Values,
  food: StaffFood | null,
  terms: readonly Term[],
): readonly string[] {
  if (!CLAIMS.some((name) => name in values)) return [];
  const warningsOf = (of: (name: string) => unknown) => {
    const [dietaryTags = [], contains = [], mayContain = []] = CLAIMS.map((name) =>
      slugsOf((of(name) ?? '') as string),
    );
    return tagWarnings({ dietaryTags, contains, mayContain }, terms);
  };
  const stored = (name: string): unknown => food?.[name as keyof StaffFood];
  const before = warningsOf(stored);
  return warningsOf((name) => values[name] ?? stored(name)).filter((warning) => !before.includes(warning));
}
