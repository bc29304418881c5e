import { foldText, splitWords, stemOf } from './search';
import { ALLERGEN_SLUGS } from './tags';

export type AllergenSlug = (typeof ALLERGEN_SLUGS)[number];

export interface AllergenTerm {
  /** Also avoided, to be safe: wheat contains gluten, and gluten comes mostly from wheat. */
  allergens: readonly AllergenSlug[];
  /** Whether the word names the allergen itself (`dairy`), which nobody orders, rather than a food (`cheese`). */
  isName: boolean;
}

interface Entry {
  allergens: readonly AllergenSlug[];
  names: string;
  foods: string;
}

/**
 * The words for each allergen and for the foods that contain it, folded, singular: in English and Spanish, and the
 * most common in Portuguese, French and Italian.
 */
const ENTRIES: readonly Entry[] = [
  {
    allergens: ['milk'],
    names: 'milk, dairy, lactose, leche, lacteo, lactosa, leite, laticinio, lait',
    foods:
      'cheese, queso, cream cheese, butter, mantequilla, cream, crema, nata, ice cream, helado, yogurt, yoghurt, yogur, whey, casein, ghee, bechamel, queijo, fromage, formaggio, manteiga, beurre, latte',
  },
  {
    allergens: ['egg'],
    names: 'egg, egg white, egg yolk, huevo, ovo, oeuf, uovo, uova',
    foods: 'mayonnaise, mayonesa, mayo, alioli, aioli, omelette, omelet, meringue',
  },
  {
    allergens: ['fish'],
    names: 'fish, pescado, peixe, poisson, pesce',
    foods:
      'anchovy, anchovie, anchoa, boqueron, tuna, atun, bonito, cod, bacalao, salmon, sardine, sardina, hake, merluza, monkfish, dogfish, cazon, trout, trucha, mackerel, caballa',
  },
  {
    allergens: ['shellfish'],
    names:
      'shellfish, shell fish, marisco, crustacean, crustaceo, mollusk, mollusc, molusco, frutos do mar, fruits de mer, frutti di mare',
    foods:
      'shrimp, prawn, gamba, camaron, camarao, camaroes, crevette, gambero, gamberi, langostino, langoustine, crab, cangrejo, lobster, bogavante, langosta, crayfish, cray fish, crawfish, craw fish, clam, almeja, razor clam, navaja, cockle, berberecho, mussel, mejillon, oyster, ostra, scallop, vieira, squid, calamar, calamari, chipiron, cuttlefish, cuttle fish, sepia, octopus, pulpo, barnacle, percebe',
  },
  { allergens: ['fish', 'shellfish'], names: 'seafood, sea food', foods: '' },
  {
    allergens: ['tree-nuts'],
    names: 'tree nut, treenut, fruto de cascara',
    foods:
      'almond, almendra, amendoa, amande, mandorla, castanha, walnut, nuez, nueces, hazelnut, avellana, pistachio, pistacho, cashew, anacardo, pecan, macadamia, brazil nut, pine nut, pinenut, pinon, chestnut, castana, marzipan, turron, praline, coconut, almond milk, coconut milk',
  },
  {
    allergens: ['peanuts'],
    names:
      'peanut, groundnut, cacahuete, cacahuate, mani, amendoim, amendoins, arachide, arachidi, peanut butter',
    foods: '',
  },
  { allergens: ['tree-nuts', 'peanuts'], names: 'nut, fruto seco, nozes, noix, noci', foods: 'nut butter' },
  { allergens: ['wheat', 'gluten'], names: 'wheat, trigo, gluten, glutine, frumento', foods: '' },
  {
    allergens: ['wheat', 'gluten'],
    names: '',
    foods:
      'bread, pan, breadcrumb, flour, harina, pasta, noodle, couscous, semolina, bulgur, barley, cebada, rye, centeno, spelt, espelta, oat, avena, seitan, malt, malta',
  },
  {
    allergens: ['soybeans'],
    names: 'soy, soya, soja, soia, soybean, soya bean, soy bean',
    foods: 'tofu, edamame, tempeh, miso, soy sauce, soy milk, salsa de soja',
  },
  { allergens: ['sesame'], names: 'sesame, sesamo, ajonjoli, gergelim', foods: 'tahini, halva, sesame seed' },
  { allergens: ['sulfites'], names: 'sulfite, sulphite, sulfito', foods: '' },
  { allergens: ALLERGEN_SLUGS, names: 'allergen, alergeno', foods: '' },
];

const MAX_WORDS = 3;
const MIN_BEGINNING = 3;

const stemsOf = (term: string) => splitWords(term).map(stemOf).join(' ');

const WRITTEN: readonly (readonly [written: string, AllergenTerm])[] = ENTRIES.flatMap(
  ({ allergens, names, foods }) =>
    [names, foods].flatMap((list) =>
      list
        .split(', ')
        .filter(Boolean)
        .map((written) => [written, { allergens, isName: list === names }] as const),
    ),
);
const TERMS: ReadonlyMap<string, AllergenTerm> = new Map(
  WRITTEN.map(([written, term]) => [stemsOf(written), term]),
);

/** The longest allergen term that starts at a position, and its number of words. */
export function termAt(
  words: readonly string[],
  place: number,
): { term: AllergenTerm; length: number } | null {
  for (let length = Math.min(MAX_WORDS, words.length - place); length > 0; length -= 1) {
    const term = TERMS.get(
      words
        .slice(place, place + length)
        .map(stemOf)
        .join(' '),
    );
    if (term) return { term, length };
  }
  return null;
}

/** What an unfinished word could mean: the meanings of every term that starts with it. */
export function termBeginning(typed: string): AllergenTerm | null {
  if (typed.length < MIN_BEGINNING) return null;
  const meant = WRITTEN.filter(([written]) => written.startsWith(typed)).map(([, term]) => term);
  if (meant.length === 0) return null;
  const allergens = ALLERGEN_SLUGS.filter((slug) => meant.some((term) => term.allergens.includes(slug)));
  return { allergens, isName: false };
}

const MIN_NAME = 5;
const NAMES = [...TERMS].filter(
  ([stem, { isName }]) => isName && /^\S+$/.test(stem) && stem.length >= MIN_NAME,
);

/** An allergen's own name with one letter wrong, missing or too many, or two swapped: `shelfish`, `diary`. */
export function termMisspelled(word: string): AllergenTerm | null {
  const stem = stemOf(word);
  return NAMES.find(([name]) => isMisspelled(stem, name))?.[1] ?? null;
}

function isMisspelled(word: string, name: string): boolean {
  let same = 0;
  while (same < name.length && word[same] === name[same]) same += 1;
  const [left, right] = [word.slice(same), name.slice(same)];
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (isSwapped && left.slice(2) === right.slice(2))
  );
}

export function allergensOfTag(tag: string): readonly AllergenSlug[] {
  const words = splitWords(foldText(tag));
  return termAt(words, 0)?.term.allergens ?? [];
}
