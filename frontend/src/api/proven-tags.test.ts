import { describe, expect, it } from 'vitest';
import { provenTags } from './proven-tags';

describe('provenTags', () => {
  const tags = ['vegan', 'gluten-free', 'dairy-free', 'nut-free', 'alcohol-free', 'halal'];

  it('keeps every tag if staff have confirmed the allergens', () => {
    expect(provenTags(tags, true)).toEqual(tags);
  });

  it('claims nothing to be absent before that, except alcohol', () => {
    expect(provenTags(tags, false)).toEqual(['vegan', 'alcohol-free', 'halal']);
  });

  it('drops only the claims that the allergen lists contradict', () => {
    expect(provenTags(tags, true, ['wheat'])).toEqual(tags.filter((tag) => tag !== 'gluten-free'));
    expect(provenTags(['No nuts', 'Lactose free', 'vegan'], true, ['peanuts'], ['milk'])).toEqual(['vegan']);
    expect(provenTags(tags, true, ['sulfites'])).toEqual(tags);
    for (const [tag, slug] of [
      ['egg-free', 'egg'],
      ['Without shellfish', 'shellfish'],
      ['fish-free', 'fish'],
      ['soy-free', 'soybeans'],
      ['No sesame', 'sesame'],
      ['sulphite-free', 'sulfites'],
      ['sin-lacteos', 'milk'],
      ['sin-frutos-secos', 'peanuts'],
      ['Allergen-free', 'milk'],
      ['gluten-free', 'barley'],
      ['seafood-free', 'fish'],
      ['GF', 'gluten'],
      ['df', 'milk'],
      ['nf', 'tree-nuts'],
      ['Sin lácteos', 'milk'],
    ] as const)
      expect(provenTags([tag, 'keto'], true, [slug])).toEqual(['keto']);
    expect(provenTags(['shellfish-free', 'soy-free'], true, ['fish'])).toEqual([
      'shellfish-free',
      'soy-free',
    ]);
  });

  it('drops a diet that does not allow an ingredient, but not because of traces', () => {
    const diets = ['Vegan', 'vegetarian', 'halal', 'keto'];
    expect(provenTags(diets, false, ['milk'])).toEqual(['vegetarian', 'halal', 'keto']);
    expect(provenTags(diets, true, ['Shellfish'])).toEqual(['halal', 'keto']);
    expect(provenTags([...diets, 'contains_pork'], true)).toEqual(['keto', 'contains_pork']);
    expect(provenTags(diets, true, ['sesame'], ['milk', 'fish'])).toEqual(diets);
  });

  it('drops a diet that an unknown ingredient may rule out', () => {
    const diets = ['Vegan', 'vegetarian', 'halal', 'keto'];
    for (const unknown of ['Dairy', 'Queso', 'celery'])
      expect(provenTags(diets, true, ['peanuts', unknown])).toEqual(['halal', 'keto']);
    expect(provenTags(diets, true, ['sesame'], ['Dairy'])).toEqual(diets);
  });

  it.each([
    'Gluten-Free',
    'gluten free',
    'lactose_free',
    'Nutfree',
    ' Soy-free ',
    'Free from nuts',
    'Celiac safe',
    'Coeliacs',
    'allergy-friendly',
    'No nuts',
    'sin gluten',
    'Without egg',
    'GF',
    'nf',
    'GFO, vegan',
    'Now gluten-free!',
    'Gluten-free paella',
    'Gluten free & vegan',
    'Dairy free option',
    'Nut free dessert',
    'Made without nuts',
    'contains-no-nuts',
    'Non-dairy',
    'nondairy',
    'eggless',
    'zero gluten',
    'apto-para-celiacos',
    'Celíacos',
    'libre-de-gluten',
    'Gluten-conscious',
  ])('knows %j for a claim, however it is written', (tag) => {
    expect(provenTags([tag], false)).toEqual([]);
  });

  it.each([
    'vegan',
    'contains-pork',
    'by-glass',
    'low-alcohol',
    'Alcohol free',
    'Non-alcoholic',
    'Zero proof',
    'free-range',
    'Free-range chicken',
    'Cage-free eggs',
    'Non-GMO',
    'Non-vintage',
    'Boneless',
    'Free glass of cava',
    'Our No. 1',
    'Noble rot',
    'single vineyard',
    'Cuba libre',
  ])('knows that %j claims nothing about allergens', (tag) => {
    expect(provenTags([tag], false)).toEqual([tag]);
  });
});
