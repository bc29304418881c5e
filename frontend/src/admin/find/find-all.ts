import { makeMatcher } from '../../domain/search';
import { foodWords } from '../../domain/synonyms';

/** Something that staff can go to. */
export interface Place {
  /** An address of the admin. */
  to: string;
  label: string;
  /** Tells it from others of the same name. */
  detail?: string | undefined;
  /** More words that find it. */
  words?: readonly string[];
  lang?: 'es';
}

export interface Group {
  title: string;
  places: readonly Place[];
}

/** Of each group: more would push the next one out of view. */
const MOST = 6;

const matches = makeMatcher<Place>(({ label, detail = '', words = [] }) => [label, detail, ...words]);
const matchesLabel = makeMatcher<Place>(({ label }) => [label]);

/** What has every word, by groups; what has them in its label comes first, and so does its group. Nothing for no words. */
export function findAll(groups: readonly Group[], query: string): readonly Group[] {
  const needles = foodWords(query);
  if (needles.length === 0) return [];
  const named = groups.flatMap(({ title, places }) => {
    const found = places.filter((place) => matches(place, needles));
    const [byLabel, others] = [true, false].map((isNamed) =>
      found.filter((place) => matchesLabel(place, needles) === isNamed),
    ) as [Place[], Place[]];
    const best = [...byLabel, ...others].slice(0, MOST);
    return best.length === 0 ? [] : [{ title, places: best, isNamed: byLabel.length > 0 }];
  });
  return [...named.filter(({ isNamed }) => isNamed), ...named.filter(({ isNamed }) => !isNamed)];
}
