import { describe, expect, it } from 'vitest';
import { readFoodQuery } from './food-query';
import { judgeFood, type SearchedFood, type Verdict } from './food-search';
import { exclusionSentences } from './search-notice';
import { ALLERGEN_SLUGS } from './tags';

function food(name: string, parts: Partial<SearchedFood> = {}): SearchedFood {
  return {
    name,
    description: '',
    dietary_tags: [],
    allergens: [],
    may_contain: [],
    allergens_confirmed: true,
    ...parts,
  };
}

const judge = (dish: SearchedFood, query: string): Verdict => judgeFood(dish, readFoodQuery(query));

const WORDS_FOR: Record<(typeof ALLERGEN_SLUGS)[number], string[]> = {
  milk: [
    'milk',
    'dairy',
    'lactose',
    'cheese',
    'butter',
    'cream',
    'leche',
    'lácteos',
    'lactosa',
    'queso',
    'leite',
  ],
  egg: ['egg', 'eggs', 'huevo', 'huevos', 'mayonnaise', 'alioli', 'egg whites', 'ovos', 'œufs'],
  fish: ['fish', 'pescado', 'anchovies', 'tuna', 'bacalao', 'seafood', 'sea food', 'peixe', 'poisson'],
  shellfish: [
    'shellfish',
    'mariscos',
    'shrimp',
    'prawns',
    'crab',
    'lobster',
    'clams',
    'squid',
    'seafood',
    'sea food',
    'shell fish',
    'cray fish',
    'camarones',
    'camarão',
    'crevettes',
    'frutos do mar',
  ],
  'tree-nuts': [
    'tree nuts',
    'nuts',
    'almonds',
    'walnut',
    'hazelnuts',
    'frutos secos',
    'frutos de cáscara',
    'treenuts',
    'nozes',
    'noix',
  ],
  peanuts: ['peanut', 'peanuts', 'nuts', 'cacahuetes', 'peanut butter'],
  wheat: ['wheat', 'trigo', 'gluten', 'bread', 'flour'],
  soybeans: ['soybeans', 'soy', 'soya', 'soja', 'tofu', 'soy sauce'],
  sesame: ['sesame', 'sésamo', 'tahini'],
  sulfites: ['sulfites', 'sulphites', 'sulfitos'],
  gluten: ['gluten', 'wheat', 'barley', 'pan', 'glutine'],
};

const ASKED = ALLERGEN_SLUGS.flatMap((slug) => WORDS_FOR[slug].map((word) => [slug, word] as const));

describe('asked to leave out an allergen', () => {
  it.each(ASKED)('finds only what is confirmed to be without %s: no %s', (slug, word) => {
    const contains = food('A', { allergens: [slug] });
    const may = food('B', { may_contain: [slug] });
    const unconfirmed = food('C', { allergens_confirmed: false });
    const tagged = food('D', { dietary_tags: ['gluten-free', 'dairy-free', 'nut-free'], allergens: [slug] });
    const safe = food('E');
    for (const query of [
      `no ${word}`,
      `NO ${word}!`,
      `without ${word}`,
      `w/o ${word}`,
      `sin ${word}`,
      `non-${word}`,
      `free of ${word}`,
      `free from ${word}`,
      `${word}-free`,
      `${word} free`,
      `allergic to ${word}`,
      `${word} allergy`,
      `I can’t eat ${word}`,
      `dishes without any ${word}, please`,
      `-${word}`,
      `w/out ${word}`,
      `libre de ${word}`,
      `intolerante a ${word}`,
      `sem ${word}`,
      `sans ${word}`,
      `senza ${word}`,
      `san ${word}`,
      `${word}-less`,
      `${word} sensitivity`,
      `made without ${word}`,
    ]) {
      const verdicts = [contains, may, unconfirmed, tagged, safe].map((dish) => judge(dish, query));
      expect(verdicts, query).toEqual(['contains', 'may', 'unconfirmed', 'contains', 'found']);
    }
  });

  it.each([
    'gf',
    'G.F.',
    'gluten: no',
    'gluten fre',
    'apto para celíacos',
    'celiac safe',
    'celiac',
    'coeliac',
    'celíaco',
    'glutenfree',
    'no glut',
    'lactose intolerant and celiac',
    'no allergens',
  ])('reads %j as without gluten', (query) => {
    expect(judge(food('Pan', { allergens: ['wheat'] }), query)).toBe('contains');
    expect(judge(food('Caña', { allergens: ['gluten'] }), query)).toBe('contains');
    expect(judge(food('Flan'), query)).toBe('found');
  });

  it.each([
    ['no nuts no dairy', ['peanuts', 'tree-nuts', 'milk']],
    ['no nuts or dairy', ['peanuts', 'tree-nuts', 'milk']],
    ['no nuts, dairy', ['peanuts', 'tree-nuts', 'milk']],
    ['no nuts dairy', ['peanuts', 'tree-nuts', 'milk']],
    ['nut, dairy and egg free', ['peanuts', 'tree-nuts', 'milk', 'egg']],
    ['dairyfree eggless', ['milk', 'egg']],
    ['no goat cheese', ['milk']],
    ['no almond milk', ['tree-nuts']],
    ['no shell', ['shellfish']],
    ['no nuts as well as eggs', ['tree-nuts', 'egg']],
    ['no nuts plus eggs', ['tree-nuts', 'egg']],
    ['neither fish nor shellfish', ['fish', 'shellfish']],
    ['no pinenuts', ['tree-nuts']],
    ['no groundnuts', ['peanuts']],
    ['no shelfish', ['shellfish']],
    ['diary free', ['milk']],
    ['no seasame', ['sesame']],
    ['glutn-free', ['gluten']],
    ['allergic to penuts', ['peanuts']],
  ])('keeps all of them in mind: %s', (query, slugs) => {
    for (const slug of slugs) expect(judge(food('A', { allergens: [slug] }), query), slug).toBe('contains');
    expect(judge(food('B'), query)).toBe('found');
  });

  it('then filters by the other words', () => {
    const croquetas = food('Croquetas', { dietary_tags: ['vegan'] });
    for (const query of [
      'no shellfish croquetas',
      'croquetas sin gluten',
      'gluten-free vegan',
      'no nuts, croquetas',
    ]) {
      expect(judge(croquetas, query), query).toBe('found');
      expect(judge(food('Pan'), query), query).toBe('other');
      expect(judge({ ...croquetas, allergens_confirmed: false }, query), query).toBe('unconfirmed');
    }
  });

  it('reads an allergen that staff spelled differently', () => {
    expect(judge(food('A', { allergens: ['Crustaceans'] }), 'no shellfish')).toBe('contains');
    expect(judge(food('A', { may_contain: ['Nuts'] }), 'no peanuts')).toBe('may');
    expect(judge(food('A', { allergens: ['Lupin'] }), 'no peanuts')).toBe('unconfirmed');
  });

  it('also leaves out a dish by its name, in both languages', () => {
    expect(judge(food('Pulpo a la gallega'), 'no octopus')).toBe('names');
    expect(judge(food('Patatas', { description: 'With almonds.' }), 'sin almendras')).toBe('names');
    expect(judge(food('Berenjenas', { description: 'Eggplant.' }), 'no eggs')).toBe('found');
  });
});

describe('asked to leave out what is not an allergen', () => {
  it('matches the text for an unlisted ingredient, and claims nothing', () => {
    expect(judge(food('Tortilla', { description: 'Onions and eggs.' }), 'no onion')).toBe('names');
    expect(judge(food('Pan', { allergens_confirmed: false }), 'no onion')).toBe('found');
    expect(judge(food('Cebolla', { description: 'Red onion.' }), 'no red onion')).toBe('names');
    for (const query of ['no parsley', 'no meatballs', 'no dish', 'onion free'])
      expect(judge(food('Pan', { allergens: [...ALLERGEN_SLUGS] }), query), query).toBe('found');
  });

  it.each(['sin sal', 'sin ajo', 'sin ave', 'no pea'])('reads %j as a whole word', (query) => {
    expect(readFoodQuery(query).without).toMatchObject([{ kind: 'unlisted', allergens: [] }]);
  });

  it('recognizes pork, meat, spice and alcohol by their tags and levels', () => {
    expect(judge(food('Croquetas', { dietary_tags: ['contains-pork'] }), 'no pork')).toBe('pork');
    expect(judge(food('Bikini', { description: 'Jamón and cheese.' }), 'no pork')).toBe('pork');
    expect(judge(food('Gambas'), 'no ham')).toBe('found');
    expect(judge(food('Pollo'), 'meat-free')).toBe('meat');
    expect(judge(food('Pisto', { dietary_tags: ['vegan'] }), 'no meat')).toBe('found');
    expect(judge(food('Bravas', { spicy_level: 1 }), 'not too spicy')).toBe('spice');
    expect(judge(food('Rioja', { abv: 13 }), 'no alcohol')).toBe('alcohol');
    expect(judge(food('Rioja', { abv: 13 }), 'mocktails')).toBe('alcohol');
    expect(judge(food('Mosto', { abv: null, dietary_tags: ['alcohol-free'] }), 'non-alcoholic')).toBe(
      'found',
    );
    expect(judge(food('Setas al jerez'), 'no alcohol')).toBe('names');
  });
});

describe('a word', () => {
  it.each<[string, Partial<SearchedFood>, boolean]>([
    ['gf', { name: 'Cazón', description: 'Dogfish.' }, true],
    ['gf', { name: 'Cazón', description: 'Dogfish.', allergens: ['gluten'] }, false],
    ['ham', { name: 'Croquetas', description: 'Champiñones.' }, false],
    ['ham', { name: 'Jamón serrano' }, true],
    ['jamón', { name: 'Ham' }, true],
    ['spicy', { name: 'Bravas', spicy_level: 1 }, true],
    ['picante', { name: 'Bravas', spicy_level: 1 }, true],
    ['spicy', { name: 'Pan', spicy_level: 0 }, false],
    ['prawn', { name: 'Gambas al ajillo' }, true],
    ['camarones', { name: 'Gambas al ajillo' }, true],
    ['san', { name: 'Gildas', description: 'From San Sebastián.' }, true],
    ['pil-pil', { name: 'Bacalao al pil-pil' }, true],
    ['pra', { name: 'Gambas al ajillo' }, true],
    ['shrimp', { name: 'Revuelto', description: 'Prawns and asparagus.' }, true],
    ['veggie', { name: 'Pisto', dietary_tags: ['vegan'] }, true],
    ['vegan', { name: 'Pisto', dietary_tags: ['vegetarian'] }, false],
    ['nuts', { name: 'Pan', dietary_tags: ['nut-free'] }, false],
    ['nuts', { name: 'Tarta', allergens: ['tree-nuts'] }, true],
    ['bread', { name: 'Croquetas', description: 'In panko.' }, false],
    ['rioja', { name: 'Viña', region: 'Rioja' }, true],
    ['tempranillo', { name: 'Viña', grape: 'Tempranillo' }, true],
    ['0,0', { name: 'Cerveza 0,0' }, true],
    ['sin', { name: 'Gin-tonic sin' }, true],
  ])('%s: %j is found: %s', (query, { name = '', ...parts }, isFound) => {
    expect(judge(food(name, parts), query) === 'found').toBe(isFound);
  });

  it('that is only an allergen’s name finds what contains it, and says that it is an allergen', () => {
    expect(readFoodQuery('Tree nuts').allergen).toBe('tree nuts');
    expect(readFoodQuery('prawns').allergen).toBeNull();
    expect(readFoodQuery('shellfish croquetas').allergen).toBeNull();
    expect(readFoodQuery('no shellfish').allergen).toBeNull();
    expect(readFoodQuery('constructor').allergen).toBeNull();
    expect(judge(food('Gambas', { allergens: ['shellfish'] }), 'shellfish')).toBe('found');
    expect(judge(food('Pan', { may_contain: ['shellfish'] }), 'shellfish')).toBe('other');
  });
});

describe('exclusionSentences', () => {
  const WORDS = { one: 'dish', many: 'dishes', hasAlcohol: false };
  const say = (query: string, count: number, leftOut: Verdict[], words = WORDS) =>
    exclusionSentences(readFoodQuery(query), count, leftOut, words);

  it.each<[string, number, Verdict[], string[]]>([
    ['gambas', 3, ['other'], []],
    [
      'no shellfish',
      14,
      ['contains', 'may', 'may', 'unconfirmed', 'other'],
      [
        '14 dishes are confirmed to be without shellfish.',
        'Left out: 1 contains it; 2 may contain it; 1 isn’t confirmed yet, so please ask your server.',
      ],
    ],
    [
      'no prawns or nuts',
      1,
      ['contains', 'contains', 'names'],
      [
        '1 dish is confirmed to be without shellfish, tree nuts, or peanuts.',
        'Left out: 2 contain one of these; 1 mentions “prawns”, though not listed as containing it.',
      ],
    ],
    ['gluten-free', 0, [], ['No dish is confirmed to be without wheat or gluten.']],
    // Nothing is a dessert by name, which says nothing about nuts.
    ['nut-free dessert', 0, ['other', 'other'], []],
    ['no allergens', 2, [], ['2 dishes are confirmed to be free of every allergen we list.']],
    [
      'no onions',
      5,
      ['names'],
      [
        'We don’t list “onions”: please ask your server. 1 dish mentioning it is left out; others may still contain it.',
      ],
    ],
    [
      'no pork, not spicy',
      5,
      ['pork', 'spice', 'spice'],
      [
        'Left out: 1 dish with pork. We can’t confirm that the others contain none: please ask your server.',
        'Left out: 2 dishes marked or described as spicy.',
      ],
    ],
    [
      'no onions or garlic',
      5,
      ['names', 'names'],
      [
        'We don’t list “onions” or “garlic”: please ask your server. 2 dishes mentioning them are left out; others may still contain them.',
      ],
    ],
    ['not spicy', 5, [], ['Left out: no dishes marked or described as spicy.']],
    ['no meat', 5, ['meat'], ['Showing only dishes tagged vegetarian or vegan. Left out: 1 dish.']],
    ['allergic to', 9, [], ['Say what to leave out, such as “no nuts” or “no shellfish”.']],
  ])('says of %j, with %i left: %j', (query, count, leftOut, sentences) => {
    expect(say(query, count, leftOut)).toEqual(sentences);
  });

  it('handles alcohol in the drinks list', () => {
    const drinks = { one: 'drink', many: 'drinks', hasAlcohol: true };
    expect(say('no alcohol', 2, ['alcohol'], drinks)).toEqual([
      'Showing only drinks tagged alcohol-free. Left out: 1 drink.',
    ]);
    expect(say('no alcohol', 2, [])).toEqual([
      'We don’t list “alcohol”: please ask your server. No dish here mentions it, but any may still contain it.',
    ]);
  });
});
