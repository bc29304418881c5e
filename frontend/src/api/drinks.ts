import type { DrinkList } from '../domain/menu';
import { readCatalogue } from './catalogue';
import { readNumber, readText } from './wire-values';

export function readDrinks(wire: unknown): DrinkList {
  return readCatalogue(wire, 'a drinks list with categories', (item, food) => ({
    ...food,
    abv: readNumber(item.abv, null),
    region: readText(item.region),
    grape: readText(item.grape),
  }));
}
