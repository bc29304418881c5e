import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDish } from '../testing/dish';
import {
  type Diet,
  DIET_KINDS,
  type DietFood,
  dietQuery,
  leftOutIn,
  NO_DIET,
  readDiet,
  sortByStanding,
  type Standing,
  standingOf,
  unreadIn,
} from './diet';
import { isDietPage } from './public-pages';
import { ALLERGEN_SLUGS } from './tags';

const without = (...slugs: readonly Diet['without'][number][]): Diet => ({ ...NO_DIET, without: slugs });
const only = (...kinds: readonly Diet['only'][number][]): Diet => ({ ...NO_DIET, only: kinds });

describe('standingOf', () => {
  it.each<[contains: boolean, may: boolean, confirmed: boolean, Standing]>([
    [false, false, true, 'safe'],
    [false, false, false, 'ask'],
    [false, true, true, 'traces'],
    [false, true, false, 'ask'],
    [true, false, true, 'contains'],
    [true, false, false, 'contains'],
    [true, true, true, 'contains'],
    [true, true, false, 'contains'],
  ])('contains %s, may contain %s, confirmed %s: %s', (contains, may, allergens_confirmed, standing) => {
    for (const slug of ALLERGEN_SLUGS) {
      const food = someDish({
        allergens: contains ? [slug] : [],
        may_contain: may ? [slug] : [],
        allergens_confirmed,
      });
      expect(standingOf(food, without(slug))).toBe(standing);
      expect(standingOf(food, NO_DIET)).toBe('safe');
    }
  });

  it('treats wheat and gluten as one', () => {
    expect(standingOf(someDish({ allergens: ['wheat'] }), without('gluten'))).toBe('contains');
    expect(standingOf(someDish({ may_contain: ['gluten'] }), without('wheat'))).toBe('traces');
    expect(standingOf(someDish({ allergens: ['milk'] }), without('gluten'))).toBe('safe');
  });

  it('reads an allergen in any spelling, and gives `ask` for an unknown one', () => {
    expect(standingOf(someDish({ allergens: ['Tree Nuts'] }), without('tree-nuts'))).toBe('contains');
    expect(standingOf(someDish({ allergens: ['Crustáceos'] }), without('shellfish'))).toBe('ask');
    expect(standingOf(someDish({ may_contain: ['lupin'] }), without('milk'))).toBe('ask');
  });

  it.each<[Diet['only'][number], Partial<DietFood>, boolean]>([
    ['vegan', { dietary_tags: ['vegan'] }, true],
    ['vegan', { dietary_tags: ['vegetarian'] }, false],
    ['vegan', { dietary_tags: ['vegan'], allergens: ['Egg'] }, false],
    ['vegan', { dietary_tags: ['vegan'], may_contain: ['egg'] }, true],
    ['vegetarian', { dietary_tags: ['vegetarian'], allergens: ['fish'] }, false],
    ['vegetarian', { dietary_tags: ['vegetarian'], allergens: ['milk', 'egg'] }, true],
    ['vegetarian', { dietary_tags: ['vegan', 'contains-pork'] }, false],
    ['halal', { dietary_tags: ['halal', 'contains-pork'] }, false],
    ['vegetarian', { dietary_tags: ['Vegan'] }, true],
    ['vegetarian', { dietary_tags: [] }, false],
    ['halal', { dietary_tags: ['halal'] }, true],
    ['halal', { dietary_tags: ['vegan'] }, false],
    ['no-pork', { dietary_tags: ['contains_pork'] }, false],
    ['no-pork', { name: 'Croquetas de jamón' }, false],
    ['no-pork', { description: 'With chorizos.' }, false],
    ['no-pork', { description: 'Carne de puerco.' }, false],
    ['no-pork', { name: 'Salchichón de Vic' }, false],
    ['no-pork', { description: 'With prosciutto.' }, false],
    ['no-pork', { name: 'Presa a la brasa' }, false],
    ['no-pork', { description: 'Carrilleras ibéricas.' }, false],
    ['no-pork', { name: 'Tabla de embutidos' }, false],
    ['no-pork', { name: 'Charcuterie board' }, false],
    ['no-pork', { description: 'With grilled sausages.' }, false],
    ['no-pork', { name: 'Salchichas al vino' }, false],
    ['no-pork', { description: 'Curls of Serrano.' }, false],
    ['no-pork', { name: 'Hamachi', description: 'Champagne vinegar' }, true],
    ['no-alcohol', { abv: 0 }, true],
    ['no-alcohol', { abv: null, dietary_tags: ['alcohol-free'] }, true],
    ['no-alcohol', { abv: null }, false],
    ['no-alcohol', { abv: 12 }, false],
    ['no-alcohol', {}, true],
    ['no-alcohol', { name: 'Chorizo al vino tinto' }, false],
    ['no-alcohol', { description: 'Glazed with vermouth.' }, false],
    ['no-alcohol', { name: 'Carrilleras al Pedro Ximénez' }, false],
    ['no-alcohol', { description: 'Sliced garlic and a dash of fino.' }, false],
    ['no-alcohol', { description: 'Steamed in Albariño.' }, false],
    ['no-alcohol', { description: 'Figs in port.' }, false],
    ['no-alcohol', { description: 'Shrimp with tequila and lime.' }, false],
    ['no-alcohol', { description: 'Amaretto cream.' }, false],
    ['no-alcohol', { description: 'Battered with lager.' }, false],
    ['no-alcohol', { name: 'Portobello', description: 'A large portion, from Portugal.' }, true],
    ['no-alcohol', { description: 'Ginger and manzanilla olives.' }, true],
    ['no-alcohol', { description: 'Finished with sherry.', dietary_tags: ['alcohol-free'] }, true],
  ])('%s: %j is shown: %s', (kind, parts, isShown) => {
    expect(standingOf({ ...someDish(), ...parts }, only(kind))).toBe(isShown ? 'safe' : 'unwanted');
  });

  it('names allergens it contains before diets it does not meet', () => {
    const gambas = someDish({ allergens: ['shellfish'] });
    expect(standingOf(gambas, { without: ['shellfish'], only: ['vegan'] })).toBe('contains');
  });

  it('requires every chosen diet', () => {
    const vegan = someDish({ dietary_tags: ['vegan'] });
    expect(standingOf(vegan, only('vegan', 'halal'))).toBe('unwanted');
    expect(standingOf(someDish({ dietary_tags: ['vegan', 'halal'] }), only('vegan', 'halal'))).toBe('safe');
  });
});

const TAGS = [...ALLERGEN_SLUGS, 'Tree Nuts', 'MILK', 'tree_nuts', 'Crustáceos', 'lupin', ''];
const tags = fc.array(fc.constantFrom(...TAGS), { maxLength: 6 });
const food: fc.Arbitrary<DietFood> = fc.record({
  name: fc.string(),
  description: fc.string(),
  dietary_tags: fc.array(fc.constantFrom('vegan', 'halal', 'gluten-free', 'contains-pork', 'nut-free')),
  allergens: tags,
  may_contain: tags,
  allergens_confirmed: fc.boolean(),
});
const diet: fc.Arbitrary<Diet> = fc.record({
  without: fc.subarray([...ALLERGEN_SLUGS], { minLength: 1 }),
  only: fc.subarray([...DIET_KINDS]),
});

it('never sorts food that contains, may contain or is unconfirmed as safe, and loses none', () => {
  fc.assert(
    fc.property(fc.array(food, { maxLength: 20 }), diet, (foods, left) => {
      const { safe, traces, ask, contains, unwanted } = sortByStanding(foods, left);
      const plain = (tag: string) => tag.toLowerCase().replace(/[\s_]/g, '-');
      for (const { allergens, may_contain, allergens_confirmed } of safe) {
        const named = [...allergens, ...may_contain].map(plain);
        expect(allergens_confirmed).toBe(true);
        expect(left.without.filter((slug) => named.includes(slug))).toEqual([]);
        expect(named.filter((slug) => !(ALLERGEN_SLUGS as readonly string[]).includes(slug))).toEqual([]);
      }
      for (const { may_contain } of traces) expect(leftOutIn(may_contain, left)).not.toEqual([]);
      expect(safe.length + traces.length + ask.length + contains + unwanted).toBe(foods.length);
    }),
    { numRuns: 2_000 },
  );
});

describe('the address', () => {
  it.each([
    ['shellfish,gluten', 'vegan', '?without=shellfish,gluten&only=vegan'],
    ['gluten,shellfish', '', '?without=shellfish,gluten'],
    ['Soy, TREE NUTS,soy', '', '?without=tree-nuts,soybeans'],
    ['', 'no-pork,halal,<script>', '?only=halal,no-pork'],
    ['eggs;dairy', '', '?without=milk,egg'],
    ['Nuts|seafood', '', '?without=fish,shellfish,tree-nuts,peanuts'],
    ['uranium', 'paleo', ''],
    ['', '', ''],
  ])('reads %j and %j as %j', (left, kinds, query) => {
    const read = readDiet(left, kinds);
    expect(dietQuery(read)).toBe(query);
    const params = new URLSearchParams(query);
    expect(readDiet(params.get('without') ?? '', params.get('only') ?? '')).toEqual(read);
  });

  it('returns what it could not read', () => {
    expect(unreadIn('egg, uranium,,Soy,constructor', 'vegan,Paleo')).toEqual([
      'uranium',
      'constructor',
      'Paleo',
    ]);
  });

  it('reads nothing in a list that is longer than all values, and says so', () => {
    const long = `milk,${'a,'.repeat(500)}`;
    expect(readDiet(long, '')).toEqual(NO_DIET);
    expect(unreadIn(long, '')).toEqual([long]);
  });

  it('is kept only on the pages that list food', () => {
    expect(
      ['/', '/menu', '/drinks', '/5-tapas', '/allergy-card', '/our-table', '/events'].filter(isDietPage),
    ).toEqual(['/menu', '/drinks', '/5-tapas', '/allergy-card', '/our-table']);
  });
});
