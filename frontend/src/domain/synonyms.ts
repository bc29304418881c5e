import { foldText, type Needles, needlesOf, splitWords, stemOf, wholeWord } from './search';

/** In English and Spanish, singular. Words before an arrow also find those after it, but not the other way around. */
const GROUPS: readonly string[] = [
  'prawn shrimp gamba langostino camaron',
  'squid calamar calamari chipiron',
  'octopus pulpo',
  'mussel mejillon tigre',
  'clam almeja',
  'oyster ostra',
  'lobster bogavante langosta',
  'crab cangrejo',
  'shellfish marisco',
  'seafood > fish pescado shellfish marisco',
  'fish pescado',
  'anchovy anchoa boqueron',
  'cod bacalao',
  'tuna atun',
  'ham jamon',
  'pork cerdo',
  'sausage chorizo txistorra salchichon',
  'chicken pollo',
  'beef ternera',
  'lamb cordero',
  'meatball albondiga',
  'egg huevo',
  'omelette omelet tortilla',
  'cheese queso',
  'milk leche dairy lactose',
  'cream nata',
  'almond almendra',
  'peanut cacahuete cacahuate',
  'nut > peanut cacahuete cacahuate',
  'wheat trigo',
  'bread pan',
  'soy soya soja soybean',
  'sesame sesamo',
  'sulfite sulphite sulfito',
  'rice arroz',
  'potato patata papa',
  'tomato tomate',
  'mushroom seta champinon',
  'eggplant aubergine berenjena',
  'pepper pimiento',
  'spinach espinaca',
  'chickpea garbanzo',
  'olive aceituna',
  'garlic ajo ajillo',
  'sandwich bocadillo',
  'vegan vegano vegana',
  'vegetarian veggie vegetariano vegetariana > vegan vegano vegana',
  'spicy picante',
  'red tinto',
  'white blanco',
  'rose rosado',
  'sparkling cava',
  'sherry jerez',
  'beer cerveza',
  'cider sidra',
  'coffee cafe',
  'water agua',
];

// Anything shorter could be the start of too many words.
const MIN_BEGINNING = 3;

const MEANINGS = GROUPS.map((line) => {
  const [asked = '', found = ''] = line.split(' > ');
  const words = asked.split(' ');
  return {
    words: words.map((word) => ({ word, stem: stemOf(word) })),
    needles: [...words, ...found.split(' ').filter(Boolean)].map(wholeWord),
  };
});

/** What else a folded word may mean on a menu; `pra` may be the start of `prawn`. */
export function synonymsOf(word: string): Needles {
  const stem = stemOf(word);
  const isMeant = (known: { word: string; stem: string }) =>
    known.stem === stem || (word.length >= MIN_BEGINNING && known.word.startsWith(word));
  return MEANINGS.flatMap(({ words, needles }) => (words.some(isMeant) ? needles : []));
}

export function meaningsOf(word: string): Needles {
  return [...needlesOf(word), ...synonymsOf(word)];
}

export function foodWords(query: string): readonly Needles[] {
  return splitWords(foldText(query)).map(meaningsOf);
}
