// Letters that Unicode does not decompose into a base letter and a mark.
const UNDIVIDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const APOSTROPHES = /['’‘ʼ`´′＇]/g;
const BETWEEN_WORDS = /[\s\p{P}\p{Sm}\p{Sc}]+/u;

export type Needles = readonly string[];

function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => UNDIVIDED[letter] ?? letter);
}

/** Lower case, without accents (ñ becomes n) or apostrophes, curly or straight. */
export function foldText(text: string): string {
  return foldLetters(text).replace(APOSTROPHES, '');
}

/** The words of a folded text, without punctuation; `gluten-free` gives two. */
export function splitWords(folded: string): readonly string[] {
  return folded.split(BETWEEN_WORDS).filter((word) => word !== '');
}

/** The stem that singular and plural share, in English and Spanish: `olive`, `olives`; `mejillón`, `mejillones`. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  return word.replace(/ies$/, 'y').replace(/e?s$/, '').replace(/e$/, '');
}

/** Matches a word that starts with this one, or the same word in singular or plural. */
export function needlesOf(word: string): Needles {
  return [` ${word}`, wholeWord(word)];
}

export function wholeWord(word: string): string {
  return ` ${stemOf(word)} `;
}

export function queryWords(query: string): readonly Needles[] {
  return splitWords(foldText(query)).map(needlesOf);
}

/** A text to search for needles: every word and stem once, separated by blanks. */
function textOf(fields: readonly string[]): string {
  const folded = foldLetters(fields.join('\n'));
  const closed = folded.replace(APOSTROPHES, '');
  const words = [
    ...splitWords(closed),
    // People may search `olla` for `l’olla`.
    ...(closed === folded ? [] : splitWords(folded.replace(APOSTROPHES, ' '))),
  ];
  return ` ${[...new Set([...words, ...words.map(stemOf)])].join(' ')} `;
}

/** Each item is folded once and cached for its lifetime, so typing stays instant with 1,000 items. */
export function makeReader<T extends object>(fieldsOf: (item: T) => readonly string[]): (item: T) => string {
  const texts = new WeakMap<T, string>();
  return (item) => {
    let text = texts.get(item);
    if (text === undefined) {
      text = textOf(fieldsOf(item));
      texts.set(item, text);
    }
    return text;
  };
}

export function hasWords(text: string, words: readonly Needles[]): boolean {
  return words.every((needles) => needles.some((needle) => text.includes(needle)));
}

export function makeMatcher<T extends object>(
  fieldsOf: (item: T) => readonly string[],
): (item: T, words: readonly Needles[]) => boolean {
  const read = makeReader(fieldsOf);
  return (item, words) => words.length === 0 || hasWords(read(item), words);
}
