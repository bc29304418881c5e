import { describe, expect, it } from 'vitest';
import { foldText, makeMatcher, needlesOf, queryWords, splitWords, stemOf } from './search';

describe('foldText', () => {
  it.each([
    ['Jamón Ibérico', 'jamon iberico'],
    ['PIÑONES', 'pinones'],
    ['Crème brûlée', 'creme brulee'],
    ['Chef’s', 'chefs'],
    ["Chef's", 'chefs'],
    ['Cigala a l‘olla', 'cigala a lolla'],
    ['Straße, Øl, Cœur', 'strasse, ol, coeur'],
    ['İzmir', 'izmir'],
    ['jamo\u0301n', 'jamon'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('splitWords', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['.*', []],
    [' pan  con\ttomate ', ['pan', 'con', 'tomate']],
    ['gluten\u00a0free', ['gluten', 'free']],
    ['gluten-free, $5', ['gluten', 'free', '5']],
    ['🦐 gambas', ['🦐', 'gambas']],
  ])('takes %j for %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('stemOf', () => {
  it.each([
    ['olive', 'olives'],
    ['anchovy', 'anchovies'],
    ['mejillon', 'mejillones'],
    ['almeja', 'almejas'],
    ['cheese', 'cheeses'],
    ['leche', 'leches'],
    ['egg', 'eggs'],
  ])('is the same for %j and %j', (one, many) => {
    expect(stemOf(one)).toBe(stemOf(many));
  });
});

it('looks for nothing if nothing is typed', () => {
  expect(queryWords(' ’ ')).toEqual([]);
  expect(queryWords('Jamón')).toEqual([needlesOf('jamon')]);
});

describe('makeMatcher', () => {
  const matches = makeMatcher<{ name: string; note: string }>(({ name, note }) => [name, note]);
  const octopus = { name: 'Pulpo a la gallega', note: 'Octopus, pimentón, the cook’s own potatoes' };

  it.each([
    ['', true],
    ['pulpo', true],
    ['PIMENTON', true],
    ['pimentón pulpo', true],
    ["cook's", true],
    ['cook’s', true],
    ['pulpo squid', false],
    ['gallegaoctopus', false],
    ['pul oct pot', true],
    ['ulpo', false],
    ['potatos', true],
    ['pulpos', true],
  ])('answers %j with %j', (query, isMatch) => {
    expect(matches(octopus, queryWords(query))).toBe(isMatch);
  });

  it('finds what comes after an apostrophe, typed with or without it', () => {
    const pot = { name: 'Cigala a l’olla', note: '' };
    for (const query of ['olla', 'l’olla', 'lolla']) expect(matches(pot, queryWords(query))).toBe(true);
  });

  it('folds each item once', () => {
    let reads = 0;
    const counting = makeMatcher<{ name: string }>(({ name }) => {
      reads += 1;
      return [name];
    });
    const item = { name: 'Gazpacho' };
    for (const query of ['g', 'ga', 'gaz']) counting(item, queryWords(query));
    expect(reads).toBe(1);
  });
});
