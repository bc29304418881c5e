import type { Menu } from '../domain/menu';
import { readCatalogue } from './catalogue';
import { firstOf, readFlag, readSpicyLevel, withHalal } from './wire-values';

export function readMenu(wire: unknown): Menu {
  return readCatalogue(wire, 'a menu with categories', (item, food) => ({
    ...food,
    dietary_tags: withHalal(food.dietary_tags, item.halal),
    raw: readFlag(firstOf(item.raw, item.isRaw), false),
    spicy_level: readSpicyLevel(firstOf(item.spicy_level, item.spicyLevel)),
  }));
}
