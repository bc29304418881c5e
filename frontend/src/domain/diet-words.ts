import { type ByStanding, type Diet, type DietKind, leftOutIn } from './diet';
import { TELL_SERVER } from './legal';
import { ALLERGEN_SLUGS, tagLabel } from './tags';

export const KIND_LABELS: Readonly<Record<DietKind, string>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  halal: 'Halal',
  'no-pork': 'No pork',
  'no-alcohol': 'No alcohol',
};

const UNSURE = 'We can’t confirm that the others contain none: please ask your server.';

interface FoodWords {
  one: string;
  many: string;
  list?: 'menu' | 'drinks';
}

/** `shellfish and gluten` */
export function tagNames(
  slugs: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat('en-US', { type }).format(slugs.map((slug) => tagLabel(slug).toLowerCase()));
}

/** `shellfish or gluten`, plus allergens that either one implies. */
function allergenNames(diet: Diet): string {
  return tagNames(leftOutIn(ALLERGEN_SLUGS, diet), 'disjunction');
}

/** `without shellfish or gluten, vegan` */
export function dietSummary(diet: Diet): string {
  const without = diet.without.length > 0 ? [`without ${allergenNames(diet)}`] : [];
  return [...without, ...diet.only.map((kind) => KIND_LABELS[kind].toLowerCase())].join(', ');
}

/** `Not marked vegan or pork-free` */
export function notMarkedText(kinds: readonly DietKind[]): string {
  const words = kinds.map((kind) => KIND_LABELS[kind].toLowerCase().replace(/^no (.*)$/, '$1-free'));
  return `Not marked ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)}`;
}

/** Sums up a list filtered by a diet; the first sentence says how many are safe, or how many are shown. */
export function dietSentences(
  diet: Diet,
  { safe, traces, ask, contains, unwanted }: ByStanding<unknown>,
  { one, many, list = 'menu' }: FoodWords,
): readonly string[] {
  // Only the search found nothing: don't claim that the kitchen has nothing safe.
  if (safe.length + traces.length + ask.length + contains + unwanted === 0) return [];
  const some = (count: number) => `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
  const kinds = diet.only.map((kind) => KIND_LABELS[kind].toLowerCase()).join(', ');
  const only = kinds === '' ? '' : `${kinds}: `;
  const gone: string[] = [];
  const sentences: string[] = [];
  if (diet.without.length > 0) {
    const names = allergenNames(diet);
    const count = safe.length;
    sentences.push(
      capitalized(
        `${only}${some(count)} ${count === 1 ? 'is' : 'are'} without ${names}, as confirmed by the kitchen.`,
      ),
    );
    const apart = [
      [traces.length, 'may contain traces'],
      [ask.length, `${ask.length === 1 ? 'hasn’t' : 'haven’t'} been confirmed yet (please ask your server)`],
    ] as const;
    const shown = apart.filter(([number]) => number > 0).map(([number, why]) => `${number} that ${why}`);
    if (shown.length > 0) sentences.push(`Listed separately below: ${shown.join('; ')}.`);
    if (contains > 0) gone.push(`${contains} that ${contains === 1 ? 'contains' : 'contain'} ${names}`);
  } else {
    sentences.push(capitalized(`${only}${some(safe.length)}.`));
  }
  if (unwanted > 0) gone.push(`${unwanted} not matching your diet`);
  if (gone.length > 0) sentences.push(`Not shown: ${gone.join('; ')}.`);
  if (diet.only.includes('no-pork')) {
    sentences.push(`Dishes tagged or described as containing pork are left out. ${UNSURE}`);
  }
  if (diet.only.includes('no-alcohol') && list === 'menu') {
    sentences.push(`Dishes described with alcohol are left out. ${UNSURE}`);
  }
  if (diet.without.length > 0) sentences.push(TELL_SERVER);
  return sentences;
}

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
