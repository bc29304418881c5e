import type { DrinkList } from '../../domain/drink';
import type { Menu } from '../../domain/menu';
import { node, type Node } from './nodes';

/** The diets that schema.org has a word for; the others have none that means the same. */
const DIETS: Readonly<Record<string, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
};

interface Line {
  name: string;
  description: string;
  price: number;
  /** Only proven ones: the API's normalisers let no other through. */
  dietaryTags: readonly string[];
}

/** The food of the house, by category. */
export function menuNode(menu: Menu, url: string): Node {
  const sections = menu.categories.map(({ name, dishes }) => sectionNode(name, dishes, menu.currency));
  return node({ '@type': 'Menu', name: 'Menu', url, inLanguage: 'en', hasMenuSection: sections });
}

/** The drinks of the house, by category. */
export function drinksNode(list: DrinkList, url: string): Node {
  const sections = list.categories.map(({ name, drinks }) => sectionNode(name, drinks, list.currency));
  return node({ '@type': 'Menu', name: 'Drinks', url, inLanguage: 'en', hasMenuSection: sections });
}

function sectionNode(name: string, lines: readonly Line[], currency: string): Node {
  return node({
    '@type': 'MenuSection',
    name,
    hasMenuItem: lines.map((line) => itemNode(line, currency)),
  });
}

function itemNode({ name, description, price, dietaryTags }: Line, currency: string): Node {
  return node({
    '@type': 'MenuItem',
    name,
    description,
    offers: { '@type': 'Offer', price: price.toFixed(2), priceCurrency: currency },
    suitableForDiet: dietsOf(dietaryTags),
  });
}

/** The diets, in schema.org's words, that a dish with these tags suits. */
export function dietsOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => DIETS[tag] ?? []);
}
