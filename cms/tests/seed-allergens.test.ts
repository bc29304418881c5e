import { describe, expect, test } from 'vitest';
import { readDishes, readDrinks, type SeedDish, type SeedDrink } from './seed-files';

const dishes = readDishes();
const drinks = readDrinks();
const sold = [...dishes, ...drinks];

const allergenSlugs = 'milk egg fish shellfish tree-nuts peanuts wheat soybeans sesame sulfites gluten'.split(
  ' ',
);
const dishTags = 'vegan vegetarian gluten-free dairy-free nut-free contains-pork'.split(' ');
const drinkTags =
  'vegan gluten-free wine cocktail beer cider spanish by-glass by-bottle organic natural low-alcohol'.split(
    ' ',
  );

/** A dish whose name or description contains one of these words must list the allergen. */
const telling: Array<[allergen: string, word: RegExp]> = [
  [
    'milk',
    /\b(\w*cheeses?|cheesecake|béchamel|milk|cream|butter\w*|custard|manchego|mahón|idiazábal|tetilla|valdeón)\b/i,
  ],
  ['egg', /\b(eggs?|yolks?|alioli|mayonnaise|tortilla|omelet|croquetas)\b/i],
  ['fish', /\b(anchov(y|ies)|boquer(ón|ones)|cod|bonito|tuna|bluefin|monkfish|hake|dogfish|fish)\b/i],
  [
    'shellfish',
    /\b(shrimp|mussels?|\w*clams?|squid|cuttlefish|octopus|oysters?(?! mushrooms?)|lobster|littlenecks|shellfish)\b/i,
  ],
  ['tree-nuts', /\b(almonds?|hazelnuts?|walnuts?|pine nuts|nuts|turrón|romesco)\b/i],
  ['peanuts', /\bpeanuts?\b/i],
  [
    'wheat',
    /\b(\w*bread|toasts?|brioche|panko|baguette|noodles|churros?|crumbs|semolina|flour(ed)?|roll|sourdough|bocadillo)\b/i,
  ],
  ['gluten', /\b(beer|lager|ipa|cerveza)\b/i],
  ['soybeans', /\bsoy\b/i],
  ['sesame', /\b(sesame|seeded|tahini)\b/i],
  [
    'sulfites',
    /\b(wine|sherry|vinegar|fino|rioja|oloroso|amontillado|txakoli|brandy|garnacha|pickled|moscatel|escabeche|px|cava|vermouth|shrimp|olives?(?![ -]oil)|grape juice)\b/i,
  ],
];

/** Everything from a shared fryer may contain traces of everything fried in it. A dish fried elsewhere says where. */
const fryers = [
  {
    leaves: ['wheat', 'gluten'],
    dishes: 'patatas-bravas berenjenas-con-miel huevos-rotos serranito churros-con-chocolate',
  },
  {
    leaves: ['milk', 'egg', 'fish', 'shellfish', 'wheat', 'gluten'],
    dishes:
      'croquetas-de-jamon bunuelos-de-bacalao tigres torreznos-de-soria calamares-a-la-andaluza cazon-en-adobo bocadillo-de-calamares',
  },
].map((fryer) => ({ ...fryer, dishes: fryer.dishes.split(' ') }));
const friedWords = /\b(fried|fries|fryer|frying)\b/i;
const panWords = /\b(in olive oil|in butter|in a pan|fried egg|slow-fried)\b/i;

/** Cheeses set with animal rennet, unless the text says otherwise. */
const rennetWords = /\b(queso|cheese|manchego|mahón|tetilla|idiazábal|valdeón)\b/i;
const otherRennet = /\b(without|instead of|no) animal rennet\b/i;
const porkWords =
  /\b(pork|jamón|ham|chorizo|serrano|sobrasada|lomo|morcilla|txistorra|torreznos|salchichón|pig)\b/i;
const rawWords =
  /\b(tartar|boquer(ón|ones)|raw on ice|rare|medium-rare|pink inside|loose|barely|just set|still wobble|yolk is the sauce)\b/i;

/** Name and description, without the ingredients they rule out ("no flour at all"). */
function words({ name, description }: { name: string; description: string }): string {
  return `${name}. ${description}`.replace(/\bno (\w+)( at all)?/gi, '');
}

const keys = (items: Array<{ key: string }>) => items.map(({ key }) => key);
const hasAny = (list: string[], ...wanted: string[]) => wanted.some((each) => list.includes(each));
const anyTrace = ({ allergens, may_contain }: SeedDish | SeedDrink) => [...allergens, ...may_contain];

describe('the vocabularies', () => {
  test('only known allergens and tags, each once', () => {
    for (const list of sold.flatMap(({ allergens, may_contain }) => [allergens, may_contain])) {
      expect(
        list.filter((slug, index) => !allergenSlugs.includes(slug) || list.indexOf(slug) !== index),
      ).toEqual([]);
    }
    expect(
      dishes.flatMap(({ dietary_tags }) => dietary_tags).filter((tag) => !dishTags.includes(tag)),
    ).toEqual([]);
    expect(
      drinks.flatMap(({ dietary_tags }) => dietary_tags).filter((tag) => !drinkTags.includes(tag)),
    ).toEqual([]);
  });

  test('every allergen is in some dish', () => {
    const found = new Set(dishes.flatMap(({ allergens }) => allergens));
    expect(allergenSlugs.filter((slug) => !found.has(slug))).toEqual([]);
  });

  test('no dish both contains and may contain an allergen; wheat is always gluten too', () => {
    expect(keys(sold.filter((item) => hasAny(item.may_contain, ...item.allergens)))).toEqual([]);
    for (const list of sold.flatMap(({ allergens, may_contain }) => [allergens, may_contain])) {
      if (list.includes('wheat')) expect(list).toContain('gluten');
    }
  });
});

describe('a text and its allergens agree', () => {
  test.each(telling)('%s', (allergen, word) => {
    const told = dishes.filter((dish) => word.test(words(dish)));
    expect(keys(told.filter(({ allergens }) => !allergens.includes(allergen)))).toEqual([]);
  });

  test('pork is flagged, and no pork is halal', () => {
    const pork = dishes.filter((dish) => porkWords.test(words(dish)));
    expect(pork.length).toBeGreaterThan(10);
    expect(keys(pork.filter(({ dietary_tags }) => !dietary_tags.includes('contains-pork')))).toEqual([]);
    const flagged = dishes.filter(({ dietary_tags }) => dietary_tags.includes('contains-pork'));
    expect(
      keys(flagged.filter(({ halal, dietary_tags }) => halal || hasAny(dietary_tags, 'vegan', 'vegetarian'))),
    ).toEqual([]);
  });

  test('what is halal has no wine in it', () => {
    expect(keys(dishes.filter(({ halal, allergens }) => halal && allergens.includes('sulfites')))).toEqual(
      [],
    );
  });

  test('what the text says is raw or undercooked is marked so', () => {
    const told = dishes.filter((dish) => rawWords.test(words(dish)));
    expect(told.length).toBeGreaterThan(5);
    expect(keys(told.filter(({ raw }) => !raw))).toEqual([]);
  });

  test('alioli and mayonnaise say that their egg is pasteurized, so they need no raw mark', () => {
    const told = dishes.filter((dish) => /\b(alioli|mayonnaise)\b/i.test(words(dish)));
    expect(told.length).toBeGreaterThan(5);
    expect(keys(told.filter(({ description }) => !/\bpasteurized\b/i.test(description)))).toEqual([]);
  });

  test('what goes through a fryer has traces of everything else in it', () => {
    for (const { leaves, dishes: fried } of fryers) {
      const found = dishes.filter(({ key }) => fried.includes(key));
      expect(keys(found).sort()).toEqual([...fried].sort());
      expect(keys(found.filter((dish) => leaves.some((each) => !anyTrace(dish).includes(each))))).toEqual([]);
    }
    const elsewhere = dishes.filter((dish) => !fryers.some((fryer) => fryer.dishes.includes(dish.key)));
    expect(
      keys(elsewhere.filter((dish) => friedWords.test(words(dish)) && !panWords.test(words(dish)))),
    ).toEqual([]);
  });
});

describe('a dietary tag promises', () => {
  const tagged = (tag: string) => sold.filter(({ dietary_tags }) => dietary_tags.includes(tag));

  test('vegan: nothing from an animal, not even traces', () => {
    const animal = ['milk', 'egg', 'fish', 'shellfish'];
    expect(keys(tagged('vegan').filter((item) => hasAny(anyTrace(item), ...animal)))).toEqual([]);
    expect(keys(tagged('vegan').filter(({ description }) => /\bhoney\b/i.test(description)))).toEqual([]);
    const vegan = dishes.filter(({ dietary_tags }) => dietary_tags.includes('vegan'));
    expect(vegan.length).toBeGreaterThan(8);
    expect(keys(vegan.filter(({ dietary_tags }) => !dietary_tags.includes('vegetarian')))).toEqual([]);
  });

  test('vegetarian: no fish or shellfish, not even traces, and no cheese of animal rennet', () => {
    const vegetarian = tagged('vegetarian');
    expect(keys(vegetarian.filter((item) => hasAny(anyTrace(item), 'fish', 'shellfish')))).toEqual([]);
    const cheese = vegetarian.filter((item) => rennetWords.test(words(item)));
    expect(keys(cheese.filter(({ description }) => !otherRennet.test(description)))).toEqual([]);
  });

  test('gluten-free, dairy-free, nut-free: not even traces of it', () => {
    expect(keys(tagged('gluten-free').filter((item) => hasAny(anyTrace(item), 'wheat', 'gluten')))).toEqual(
      [],
    );
    expect(keys(tagged('dairy-free').filter((item) => hasAny(anyTrace(item), 'milk')))).toEqual([]);
    expect(keys(tagged('nut-free').filter((item) => hasAny(anyTrace(item), 'tree-nuts', 'peanuts')))).toEqual(
      [],
    );
  });

  test('nothing is called free of anything before staff confirmed it', () => {
    const free = sold.filter(({ dietary_tags }) =>
      dietary_tags.some((tag) => tag.endsWith('-free') && tag !== 'alcohol-free'),
    );
    expect(free.length).toBeGreaterThan(30);
    expect(keys(free.filter(({ allergens_confirmed }) => !allergens_confirmed))).toEqual([]);
  });
});

describe('drinks', () => {
  test('a mixed drink lists its allergens; a wine only tastes of things', () => {
    const mixed = drinks.filter(({ dietary_tags }) => !dietary_tags.includes('wine'));
    for (const [allergen, word] of telling.filter(([name]) =>
      ['milk', 'soybeans', 'sulfites'].includes(name),
    )) {
      const told = mixed.filter((drink) => word.test(words(drink)));
      expect(keys(told.filter((drink) => !anyTrace(drink).includes(allergen))), allergen).toEqual([]);
    }
  });

  const kind = (tag: string) => drinks.filter(({ dietary_tags }) => dietary_tags.includes(tag));

  test('a wine has its region, grape, strength, sulfites, and is sold by the glass or the bottle', () => {
    const lacking = kind('wine').filter(
      ({ region, grape, abv }) => !region || !grape || abv === null || abv < 10 || abv > 20,
    );
    expect(keys(lacking)).toEqual([]);
    expect(keys(kind('wine').filter(({ allergens }) => !allergens.includes('sulfites')))).toEqual([]);
  });

  test('a wine has its producer, vintage and style, and is sold in the sizes that its tags say', () => {
    const bottles = kind('wine').filter(({ key }) => key !== 'vuelo-de-tres');
    expect(keys(bottles.filter((wine) => !wine.producer || !wine.vintage || !wine.style))).toEqual([]);
    const odd = bottles.filter(({ prices, dietary_tags }) => {
      const labels = (prices ?? []).map(({ label }) => label);
      return (
        dietary_tags.includes('by-glass') !== labels.includes('glass') ||
        dietary_tags.includes('by-bottle') !== labels.some((label) => label.endsWith('bottle'))
      );
    });
    expect(keys(odd)).toEqual([]);
    // Otherwise a bottle of something else would be listed among the wines.
    expect(keys(drinks.filter(({ style, dietary_tags }) => style && !dietary_tags.includes('wine')))).toEqual(
      [],
    );
  });

  test('beer has gluten, cider sulfites, and what is alcohol-free no strength', () => {
    expect(keys(kind('beer').filter(({ allergens }) => !allergens.includes('gluten')))).toEqual([]);
    expect(keys(kind('cider').filter(({ allergens }) => !allergens.includes('sulfites')))).toEqual([]);
    expect(keys(drinks.filter(({ abv, alcohol_free }) => (abv === null) !== alcohol_free))).toEqual([]);
  });
});
