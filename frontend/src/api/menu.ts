import type { Dish, Menu, SpicyLevel } from '../domain/menu';
import { parseTags } from '../domain/parse-tags';
import { MENU_KEY } from './addresses';
import { type CatalogueItemWire, readCatalogue, readCatalogueItem } from './catalogue';
import type { Resource } from './resource';
import { firstOf, type Loose, readFlag, readNumber } from './wire-values';

export interface MenuItemWire extends CatalogueItemWire {
  raw: boolean;
  isRaw: boolean;
  spicy_level: number | null;
  spicyLevel: number | null;
  halal: boolean;
}

/** `GET /api/menu/full`. */
export const menuResource: Resource<Menu> = {
  key: MENU_KEY,
  normalise(wire) {
    const { currency, categories } = readCatalogue<MenuItemWire, Dish>(
      wire,
      'a menu with categories',
      readDish,
    );
    return {
      currency,
      categories: categories.map(({ name, slug, items }) => ({ name, slug, dishes: items })),
    };
  },
};

function readDish(item: Loose<MenuItemWire>, fallbackId: string): Dish {
  const shared = readCatalogueItem(item, fallbackId);
  const isHalal = readFlag(item.halal, false);
  return {
    ...shared,
    dietaryTags: isHalal ? parseTags([...shared.dietaryTags, 'halal']) : shared.dietaryTags,
    isRaw: readFlag(firstOf(item.raw, item.isRaw), false),
    spicyLevel: readSpicyLevel(firstOf(item.spicy_level, item.spicyLevel)),
  };
}

function readSpicyLevel(value: unknown): SpicyLevel {
  const level = Math.min(3, Math.max(0, Math.round(readNumber(value, 0))));
  return level as SpicyLevel;
}
