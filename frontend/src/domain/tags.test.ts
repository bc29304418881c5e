import { describe, expect, it } from 'vitest';
import { parseTags } from './parse-tags';
import { ALLERGEN_SLUGS, DIETARY_TAG_SLUGS, isGenericDrinkTag, tagLabel } from './tags';

describe('parseTags', () => {
  it.each<[unknown, string[]]>([
    ['vegan|gluten-free', ['vegan', 'gluten-free']],
    [' vegan | | gluten-free |', ['vegan', 'gluten-free']],
    ['Vegan|vegan|VEGAN', ['vegan']],
    ['Gluten Free|gluten-free|gluten_free', ['gluten-free']],
    ['Tree Nuts', ['tree-nuts']],
    ['House-made|BBQ|bbq', ['House-made', 'BBQ']],
    [
      ['vegan', 'halal|spanish', 7, null, ' '],
      ['vegan', 'halal', 'spanish'],
    ],
    ['', []],
    ['|', []],
    [null, []],
    [undefined, []],
    [42, []],
    [{ vegan: true }, []],
  ])('reads %j as %j', (value, tags) => {
    expect(parseTags(value)).toEqual(tags);
  });
});

describe('tagLabel', () => {
  it.each([
    ['gluten-free', 'Gluten-free'],
    ['tree-nuts', 'Tree nuts'],
    ['soybeans', 'Soybeans'],
    ['contains-pork', 'Contains pork'],
    ['low-alcohol', 'Low alcohol'],
    ['by-glass', 'By the glass'],
    ['house_made', 'House made'],
    ['chef-s-table', 'Chef s table'],
    ['BBQ', 'BBQ'],
    ['piñones', 'Piñones'],
    ['', ''],
  ])('calls %j %j', (tag, label) => {
    expect(tagLabel(tag)).toBe(label);
  });
});

describe('the vocabulary', () => {
  it('has the nine allergens of the FDA, sulfites and gluten', () => {
    expect(ALLERGEN_SLUGS.map(tagLabel)).toEqual([
      'Milk',
      'Egg',
      'Fish',
      'Shellfish',
      'Tree nuts',
      'Peanuts',
      'Wheat',
      'Soybeans',
      'Sesame',
      'Sulfites',
      'Gluten',
    ]);
  });

  it('has the dietary tags of dishes', () => {
    expect(DIETARY_TAG_SLUGS.map(tagLabel)).toEqual([
      'Vegan',
      'Vegetarian',
      'Gluten-free',
      'Dairy-free',
      'Nut-free',
      'Halal',
      'Contains pork',
    ]);
  });

  it('counts eight tags of drinks as generic', () => {
    const generic = ['wine', 'cocktail', 'beer', 'cider', 'spanish', 'alcohol-free', 'by-glass', 'by-bottle'];
    const telling = ['organic', 'natural', 'low-alcohol', 'vegan', 'halal', 'wine-cellar'];
    expect(generic.filter(isGenericDrinkTag)).toEqual(generic);
    expect(telling.filter(isGenericDrinkTag)).toEqual([]);
    expect(isGenericDrinkTag('By Glass')).toBe(true);
  });
});
