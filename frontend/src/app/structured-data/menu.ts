import { type Food, type FoodKind, type FoodList, placeOf } from '../../domain/menu';
import { menuPrice } from '../../domain/money';
import { node, type Node } from './nodes';

const DIETS: Readonly<Record<string, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
};

export function menuNode(
  name: string,
  { currency, categories }: FoodList<Food>,
  url: string,
  kind: FoodKind,
): Node {
  const sections = categories.map((category) =>
    node({
      '@type': 'MenuSection',
      name: category.name,
      hasMenuItem: category.items.map((item) => itemNode(item, currency, `${url}#${placeOf(kind, item.id)}`)),
    }),
  );
  return node({ '@type': 'Menu', name, url, inLanguage: 'en', hasMenuSection: sections });
}

/** Tags that are unconfirmed, or contradicted by the allergens, were dropped when the menu was read. */
function itemNode(item: Food, currency: string, url: string): Node {
  const { name, description, price, prices, dietary_tags } = item;
  const offer = (amount: number, size?: string) =>
    node({ '@type': 'Offer', name: size, price: menuPrice(amount).toFixed(2), priceCurrency: currency });
  return node({
    '@type': 'MenuItem',
    name,
    description,
    url,
    offers: prices.length > 0 ? prices.map((size) => offer(size.price, size.label)) : offer(price),
    suitableForDiet: dietsOf(dietary_tags),
  });
}

export function dietsOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => DIETS[tag] ?? []);
}
