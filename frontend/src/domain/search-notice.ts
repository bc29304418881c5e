import { ALLERGEN_SLUGS, tagLabel } from './tags';
import type { Exclusion, FoodQuery } from './food-query';
import type { Reason, Verdict } from './food-search';

export interface SearchWords {
  one: string;
  many: string;
  hasAlcohol: boolean;
}

/** How many are confirmed safe, how many are left out and why, and what we can't know. Empty without exclusions. */
export function exclusionSentences(
  { wanted, without, isUnfinished }: FoodQuery,
  count: number,
  leftOut: readonly Verdict[],
  words: SearchWords,
): readonly string[] {
  const of = (reason: Reason) => leftOut.filter((verdict) => verdict === reason).length;
  const some = (number: number) => `${number === 0 ? 'no' : number} ${number === 1 ? words.one : words.many}`;
  const saidOf = (kind: Exclusion['kind']) =>
    without.filter((exclusion) => exclusion.kind === kind).map(({ said }) => `“${said}”`);
  const sentences: string[] = [];
  // Only the search found nothing: don't claim that the kitchen has nothing safe.
  if (wanted.length > 0 && count === 0 && leftOut.every((verdict) => verdict === 'other')) return sentences;
  if (isUnfinished && without.length === 0) {
    sentences.push('Say what to leave out, such as “no nuts” or “no shellfish”.');
  }

  const allergens = ALLERGEN_SLUGS.filter((slug) =>
    without.some((exclusion) => exclusion.allergens.includes(slug)),
  );
  const unlisted = [...saidOf('unlisted'), ...(words.hasAlcohol ? [] : saidOf('alcohol'))];
  if (allergens.length > 0) {
    const safe =
      allergens.length === ALLERGEN_SLUGS.length
        ? 'free of every allergen we list'
        : `without ${orList(allergens.map((slug) => tagLabel(slug).toLowerCase()))}`;
    sentences.push(
      `${count === 0 ? `No ${words.one}` : some(count)} ${count < 2 ? 'is' : 'are'} confirmed to be ${safe}.`,
    );
    const it = allergens.length === 1 ? 'it' : 'one of these';
    const contains = of('contains');
    const unconfirmed = of('unconfirmed');
    const named = unlisted.length === 0 ? of('names') : 0;
    const foods = without.filter(({ needles }) => needles.length > 0).map(({ said }) => `“${said}”`);
    const parts = [
      [contains, `${contains === 1 ? 'contains' : 'contain'} ${it}`],
      [of('may'), `may contain ${it}`],
      [unconfirmed, `${unconfirmed === 1 ? 'isn’t' : 'aren’t'} confirmed yet, so please ask your server`],
      [named, `${named === 1 ? 'mentions' : 'mention'} ${orList(foods)}, though not listed as containing it`],
    ] as const;
    const shown = parts.filter(([number]) => number > 0).map(([number, why]) => `${number} ${why}`);
    if (shown.length > 0) sentences.push(`Left out: ${shown.join('; ')}.`);
  }
  if (unlisted.length > 0) {
    const named = of('names');
    const them = unlisted.length === 1 ? 'it' : 'them';
    sentences.push(
      `We don’t list ${orList(unlisted)}: please ask your server. ${
        named > 0
          ? `${some(named)} mentioning ${them} ${named === 1 ? 'is' : 'are'} left out; others may still contain ${them}.`
          : `No ${words.one} here mentions ${them}, but any may still contain ${them}.`
      }`,
    );
  }
  if (saidOf('pork').length > 0) {
    sentences.push(
      `Left out: ${some(of('pork'))} with pork. We can’t confirm that the others contain none: please ask your server.`,
    );
  }
  if (saidOf('spice').length > 0) {
    sentences.push(`Left out: ${some(of('spice'))} marked or described as spicy.`);
  }
  if (saidOf('meat').length > 0) {
    sentences.push(`Showing only ${words.many} tagged vegetarian or vegan. Left out: ${some(of('meat'))}.`);
  }
  if (words.hasAlcohol && saidOf('alcohol').length > 0) {
    sentences.push(`Showing only ${words.many} tagged alcohol-free. Left out: ${some(of('alcohol'))}.`);
  }
  return sentences;
}

function orList(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}
