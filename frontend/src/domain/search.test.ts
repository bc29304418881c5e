import { describe, expect, it } from 'vitest';
import { foldText, makeMatcher, queryWords } from './search';

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

describe('queryWords', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['’', []],
    [' Pan  con\ttomate ', ['pan', 'con', 'tomate']],
    ['gluten\u00a0free', ['gluten', 'free']],
  ])('takes %j for %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });
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
    ['.*', false],
  ])('answers %j with %j', (query, isMatch) => {
    expect(matches(octopus, queryWords(query))).toBe(isMatch);
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
