import { type AllergenSlug, termAt, termBeginning, termMisspelled } from './allergen-words';
import { ALCOHOL_WORDS } from './alcohol-words';
import { PORK_WORDS } from './pork-words';
import { foldText, type Needles, splitWords, stemOf, wholeWord } from './search';
import { meaningsOf, synonymsOf } from './synonyms';

export interface Exclusion {
  kind: 'allergen' | 'pork' | 'meat' | 'alcohol' | 'spice' | 'unlisted';
  said: string;
  allergens: readonly AllergenSlug[];
  /** Words in a dish's text that reveal the ingredient, whatever its tags say. */
  needles: Needles;
}

export interface FoodQuery {
  wanted: readonly Needles[];
  without: readonly Exclusion[];
  /** Set if the whole search is just the name of an allergen: dishes with it are found, not left out. */
  allergen: string | null;
  /** Whether the search ends before naming what to leave out: `allergic to`. */
  isUnfinished: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NEGATORS = set(
  'no not non none nothing never neither without sin sem sans senza zero minus skip omit except excluding avoid avoiding hold cant cannot dont doesnt wont allergic allergy allergies alergia alergias alergico alergica intolerant intolerance intolerante intolerancia',
);
const SUFFIXES = set(
  'free less safe friendly allergy allergies allergic allergen intolerant intolerance sensitive sensitivity',
);
const CONNECTORS = set('and or nor y o ni e u');
const OR = set('or nor o ni u');
/** Words allowed between `no` and the food. */
const FILLERS = set(
  'any a an the of from to too very with have eat like contain contains containing include includes including added trace traces el la los las al lo de con',
);
/** Words around an exclusion that say nothing about a dish. */
const SMALL_TALK = set(
  'dish dishes food foods drink drinks menu option options anything something everything what which that thats is are was has have i im am me my we can eat for to please with and or the a but y o product products made cooked prepared suitable contain contains apto apta para',
);
/** Abbreviations and words that are a whole request. */
const SHORT: Readonly<Record<string, string>> = {
  gf: 'gluten free',
  df: 'dairy free',
  nf: 'nut free',
  fre: 'free',
  freee: 'free',
  celiac: 'gluten free',
  celiacs: 'gluten free',
  coeliac: 'gluten free',
  coeliacs: 'gluten free',
  celiaco: 'gluten free',
  celiaca: 'gluten free',
  celiacos: 'gluten free',
  celiacas: 'gluten free',
  meatless: 'meat free',
  nonalcoholic: 'alcohol free',
  mocktail: 'alcohol free',
  mocktails: 'alcohol free',
};

const PORK: ReadonlySet<string> = new Set(PORK_WORDS);
const KINDS = [
  ['pork', PORK],
  ['meat', set('meat carne')],
  ['alcohol', set('alcohol alcoholic alcoholico')],
  ['spice', set('spicy spice picante heat')],
] as const;
/** Words that reveal the ingredient in a dish whose tag is missing or wrong. */
const GIVEAWAYS: Readonly<Record<(typeof KINDS)[number][0], Needles>> = {
  pork: [...PORK].map(wholeWord),
  meat: [],
  alcohol: ALCOHOL_WORDS.map(wholeWord),
  spice: meaningsOf('spicy'),
};
const MIN_SAID = 3;
/** Garlic, poultry, peas and salt: not the beginnings of `ajonjolí`, `avena`, `peanut` and `salmon`. */
const WHOLE = set('ajo ave pea sal');

/** Reads a search: `gambas`, `no shellfish`, `vegan, nut and dairy free`, `croquetas sin gluten`. */
export function readFoodQuery(query: string): FoodQuery {
  const words = wordsOf(query);
  const without: Exclusion[] = [];
  const plain: string[] = [];
  let isUnfinished = false;
  let place = 0;
  while (place < words.length) {
    const read = readNegation(words, place) ?? readSuffixed(words, place);
    if (read) without.push(...read.found);
    else plain.push(words[place] ?? '');
    isUnfinished = read?.found.length === 0;
    place = read ? read.next : place + 1;
  }
  const sought = plain.filter(
    (word) => word !== ',' && !(without.length > 0 && (SMALL_TALK.has(word) || SUFFIXES.has(word))),
  );
  const single = without.length === 0 ? termAt(sought, 0) : null;
  return {
    wanted: sought.map(meaningsOf),
    without,
    allergen: single?.term.isName === true && single.length === sought.length ? sought.join(' ') : null,
    isUnfinished,
  };
}

/** The folded words. A comma stays a word; `glutenfree`, `nondairy`, `-nuts` and `g.f.` are taken apart. */
function wordsOf(query: string): readonly string[] {
  const folded = foldText(query)
    .replace(/\bw\/o(ut)?\b/g, 'without')
    .replace(/\b([gdn])\W?f\b/g, '$1f')
    .replace(/(^|\s)[-–—−!]+(?=\p{L})/gu, ' no ')
    .replace(/[,;/&+]+|\b(as well as|plus|also)\b/g, ' , ');
  return folded
    .split(' , ')
    .flatMap((part, index) => [...(index > 0 ? [','] : []), ...splitWords(part)])
    .flatMap((word) => ((Object.hasOwn(SHORT, word) && SHORT[word]) || takenApart(word)).split(' '));
}

function takenApart(word: string): string {
  const [, stem, suffix] = /^(.{3,})(free|less)$/.exec(word) ?? [];
  if (stem !== undefined && suffix !== undefined && exclusionAt([stem], 0)) return `${stem} free`;
  const rest = word.startsWith('non') ? word.slice(3) : '';
  return rest !== '' && exclusionAt([rest], 0) ? `no ${rest}` : word;
}

interface Read {
  found: readonly Exclusion[];
  next: number;
}

const isConnector = (word: string | undefined) => word === ',' || CONNECTORS.has(word ?? '');

/** `no X`, `without X or Y`, `free of X`, `allergic to X`, `libre de X`. */
function readNegation(words: readonly string[], place: number): Read | null {
  const word = words[place] ?? '';
  const isFreeOf = /^(free (of|from)|libre de)$/.test(`${word} ${words[place + 1] ?? ''}`);
  // Haitian Creole for `without`, but also half of San Sebastián.
  const isSan = word === 'san' && exclusionAt(words, place + 1) !== null;
  if (!isFreeOf && !isSan && !NEGATORS.has(word)) return null;
  let next = place + 1;
  while (next < words.length && (FILLERS.has(words[next] ?? '') || NEGATORS.has(words[next] ?? '')))
    next += 1;
  const found: Exclusion[] = [];
  let read = exclusionAt(words, next) ?? unlistedAt(words, next);
  while (read) {
    found.push(...read.found);
    next = read.next;
    read = furtherAt(words, next, found);
  }
  if (SUFFIXES.has(words[next] ?? '')) next += 1;
  return { found, next };
}

/** What may continue a `no X`: `or Y`, `, Y`, or a Y directly after it that is an allergen's own name. */
function furtherAt(words: readonly string[], place: number, found: readonly Exclusion[]): Read | null {
  let next = place;
  let isOr = false;
  while (isConnector(words[next])) {
    isOr ||= OR.has(words[next] ?? '');
    next += 1;
  }
  if (NEGATORS.has(words[next] ?? '')) return null;
  const read = exclusionAt(words, next);
  if (read && (next > place || isMore(words, next, found))) return read;
  return isOr ? unlistedAt(words, next) : null;
}

function isMore(words: readonly string[], place: number, found: readonly Exclusion[]): boolean {
  const term = termAt(words, place)?.term;
  if (!term) return false;
  return (
    term.isName || term.allergens.every((slug) => found.some(({ allergens }) => allergens.includes(slug)))
  );
}

/** `X free`, `X and Y free`, `X allergy`, `X: no`. */
function readSuffixed(words: readonly string[], place: number): Read | null {
  const found: Exclusion[] = [];
  let next = place;
  let isLastName = true;
  for (let read = exclusionAt(words, next); read; read = exclusionAt(words, next)) {
    const hasConnector = next > place && isConnector(words[next - 1]);
    if (!isLastName && !hasConnector) return null;
    isLastName = termAt(words, next)?.term.isName ?? false;
    found.push(...read.found);
    next = read.next;
    const isLastWord = next === words.length - 1;
    const isNo = isLastWord && isLastName && NEGATORS.has(words[next] ?? '');
    if (isNo || SUFFIXES.has(words[next] ?? '')) return { found, next: next + 1 };
    while (isConnector(words[next])) next += 1;
  }
  const isUnlisted =
    next === place && words[place + 1] === 'free' && !/^(of|from|range)$/.test(words[place + 2] ?? '');
  return isUnlisted ? { found: [ofUnknown(words[place] ?? '')], next: place + 2 } : null;
}

function exclusionAt(words: readonly string[], place: number): Read | null {
  const known = termAt(words, place);
  if (known) {
    const said = words.slice(place, place + known.length).join(' ');
    return { found: [ofTerm(said, known.term)], next: place + known.length };
  }
  const word = words[place] ?? '';
  for (const [kind, members] of KINDS) {
    if (!members.has(word) && !members.has(stemOf(word))) continue;
    return { found: [{ kind, said: word, allergens: [], needles: GIVEAWAYS[kind] }], next: place + 1 };
  }
  return null;
}

/** Starts at an unknown word and reads on up to the next known word. */
function unlistedAt(words: readonly string[], place: number): Read | null {
  let end = place;
  while (
    end < words.length &&
    !isConnector(words[end]) &&
    !NEGATORS.has(words[end] ?? '') &&
    (end === place || !exclusionAt(words, end))
  ) {
    end += 1;
  }
  if (end === place) return null;
  const said = words.slice(place, end).join(' ');
  const known = exclusionAt(words, end);
  // `no goat cheese`
  if (known) return known;
  // One or two letters could be the start of anything.
  if (end === words.length && said.length < MIN_SAID) return { found: [], next: end };
  const begun = end === words.length && !WHOLE.has(said) ? termBeginning(said) : null;
  return { found: [begun ? ofTerm(said, begun) : ofUnknown(said)], next: end };
}

function ofTerm(
  said: string,
  { allergens, isName }: { allergens: readonly AllergenSlug[]; isName: boolean },
): Exclusion {
  const needles = isName ? [] : said.split(' ').flatMap(giveaways);
  return { kind: 'allergen', said, allergens, needles };
}

function ofUnknown(said: string): Exclusion {
  const misspelled = termMisspelled(said);
  if (misspelled) return ofTerm(said, misspelled);
  return { kind: 'unlisted', said, allergens: [], needles: said.split(' ').flatMap(giveaways) };
}

function giveaways(word: string): Needles {
  return [wholeWord(word), ...synonymsOf(word)];
}
