import { expect, it } from 'vitest';
import { cardLines } from './diet-card';
import { dietSentences, dietSummary, notMarkedText } from './diet-words';
import { readDiet } from './diet';

const foods = (count: number) => Array.from({ length: count }, () => null);
const WORDS = { one: 'dish', many: 'dishes' };
const standings = (safe: number, traces: number, ask: number, contains: number, unwanted: number) => ({
  safe: foods(safe),
  traces: foods(traces),
  ask: foods(ask),
  contains,
  unwanted,
});

it('says what is safe, what is listed separately and what is not shown', () => {
  expect(dietSentences(readDiet('shellfish,milk', ''), standings(34, 6, 3, 21, 0), WORDS)).toEqual([
    '34 dishes are without milk or shellfish, as confirmed by the kitchen.',
    'Listed separately below: 6 that may contain traces; 3 that haven’t been confirmed yet (please ask your server).',
    'Not shown: 21 that contain milk or shellfish.',
    'Our kitchen handles every allergen, so please tell your server, too.',
  ]);
});

it('names an allergen to a cook from any Spanish-speaking country', () => {
  const { without } = cardLines(readDiet('milk,shellfish,nuts,soy,sesame', ''));
  expect(without.map(({ spanish }) => spanish)).toEqual([
    'leche y derivados',
    'marisco (crustáceos y moluscos)',
    'frutos de cáscara (nueces, almendras…)',
    'cacahuetes (maní)',
    'soja (soya)',
    'sésamo (ajonjolí)',
  ]);
});

it('names what gluten implies, and the chosen diets', () => {
  expect(dietSentences(readDiet('gluten', 'vegan,halal'), standings(1, 0, 0, 1, 9), WORDS)).toEqual([
    'Vegan, halal: 1 dish is without wheat or gluten, as confirmed by the kitchen.',
    'Not shown: 1 that contains wheat or gluten; 9 not matching your diet.',
    'Our kitchen handles every allergen, so please tell your server, too.',
  ]);
});

it('does not mention allergens if none is left out', () => {
  expect(dietSentences(readDiet('', 'no-pork'), standings(0, 0, 0, 0, 12), WORDS)).toEqual([
    'No pork: no dishes.',
    'Not shown: 12 not matching your diet.',
    'Dishes tagged or described as containing pork are left out. We can’t confirm that the others contain none: please ask your server.',
  ]);
});

it('says how dishes without alcohol are recognized; for drinks it is known', () => {
  const diet = readDiet('', 'no-alcohol');
  expect(dietSentences(diet, standings(74, 0, 0, 0, 11), { ...WORDS, list: 'menu' })).toEqual([
    'No alcohol: 74 dishes.',
    'Not shown: 11 not matching your diet.',
    'Dishes described with alcohol are left out. We can’t confirm that the others contain none: please ask your server.',
  ]);
  const drinks = { one: 'drink', many: 'drinks', list: 'drinks' } as const;
  expect(dietSentences(diet, standings(12, 0, 0, 0, 78), drinks)).toHaveLength(2);
});

it('says nothing about a search that finds nothing', () => {
  expect(dietSentences(readDiet('milk', 'vegan'), standings(0, 0, 0, 0, 0), WORDS)).toEqual([]);
});

it('names only the diets that a food does not meet', () => {
  expect(notMarkedText(['vegan'])).toBe('Not marked vegan');
  expect(notMarkedText(['halal', 'no-pork', 'no-alcohol'])).toBe(
    'Not marked halal, pork-free, or alcohol-free',
  );
});

it('is short when offering the diet of the last visit', () => {
  expect(dietSummary(readDiet('egg,fish', 'vegetarian'))).toBe('without egg or fish, vegetarian');
  expect(dietSummary(readDiet('', 'halal'))).toBe('halal');
});

it('on the card, a diet without pork or alcohol is something the diner can’t have', () => {
  const { without, only } = cardLines(readDiet('milk', 'vegan,no-pork,no-alcohol'));
  expect(without.map(({ english, spanish }) => [english, spanish])).toEqual([
    ['Milk', 'leche y derivados'],
    ['Pork', 'cerdo'],
    ['Alcohol', 'alcohol'],
  ]);
  expect(only.map(({ spanish }) => spanish)).toEqual(['vegano']);
});
