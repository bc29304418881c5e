import { makeMatcher, queryWords } from '../../domain/search';
import { foodWords } from '../../domain/synonyms';

/** A place in the admin that staff can go to. */
export interface Place {
  /** An address of the admin. */
  to: string;
  label: string;
  /** Distinguishes it from others with the same name. */
  detail?: string | undefined;
  /** More words that find it. */
  words?: readonly string[];
  lang?: 'es';
}

export interface Group {
  title: string;
  places: readonly Place[];
  /** Whether to search without the synonyms of food: `bacalao` finds cod, and would find “ZIP code”. */
  isPlain?: boolean;
}

export interface FoundGroup {
  title: string;
  places: readonly Place[];
  /** How many match, including those beyond the first few. */
  total: number;
}

/** The most per group: more would push the next group out of view. */
export const MOST_OF_GROUP = 6;

const matches = makeMatcher<Place>(({ label, detail = '', words = [] }) => [label, detail, ...words]);
const matchesLabel = makeMatcher<Place>(({ label }) => [label]);

/** Matches that contain every word, by group; those in a label, and their groups, come first. None without words. */
export function findAll(groups: readonly Group[], query: string): readonly FoundGroup[] {
  const [plain, onMenu] = [queryWords(query), foodWords(query)];
  if (plain.length === 0) return [];
  const named = groups.flatMap(({ title, places, isPlain }) => {
    const needles = isPlain ? plain : onMenu;
    const found = places.filter((place) => matches(place, needles));
    const [byLabel, others] = [true, false].map((isNamed) =>
      found.filter((place) => matchesLabel(place, needles) === isNamed),
    ) as [Place[], Place[]];
    const best = [...byLabel, ...others].slice(0, MOST_OF_GROUP);
    return best.length === 0
      ? []
      : [{ title, places: best, total: found.length, isNamed: byLabel.length > 0 }];
  });
  return [...named.filter(({ isNamed }) => isNamed), ...named.filter(({ isNamed }) => !isNamed)];
}
