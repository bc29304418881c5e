// Letters that Unicode does not take apart into a base letter and a mark.
const UNDIVIDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Text as the search compares it: lower case, without accents (ñ is n) and without apostrophes, curly or straight. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼ`´′＇]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => UNDIVIDED[letter] ?? letter);
}

/** The folded words of what somebody typed; none when there is nothing to look for. */
export function queryWords(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * Makes a test of whether every word occurs in some field of an item. An item is folded once, at its first test, and
 * remembered for as long as the item lives, which keeps typing instant at 1,000 items.
 */
export function makeMatcher<T extends object>(
  fieldsOf: (item: T) => readonly string[],
): (item: T, words: readonly string[]) => boolean {
  const folded = new WeakMap<T, string>();
  return (item, words) => {
    if (words.length === 0) return true;
    let text = folded.get(item);
    if (text === undefined) {
      text = foldText(fieldsOf(item).join('\n'));
      folded.set(item, text);
    }
    const haystack = text;
    return words.every((word) => haystack.includes(word));
  };
}
