import type { DrinkList } from '../domain/menu';
import { parseTags } from '../domain/parse-tags';
import { wineStyle } from '../domain/wine';
import { readCatalogue } from './catalogue';
import { readFlag, readNumber, readText } from './wire-values';

export function readDrinks(wire: unknown): DrinkList {
  return readCatalogue(wire, 'a drinks list with categories', (item, food) => {
    const abv = readNumber(item.abv, null);
    const alcohol_free = readFlag(item.alcohol_free, false) && !(abv !== null && abv > 0);
    return {
      ...food,
      dietary_tags: alcohol_free ? parseTags([...food.dietary_tags, 'alcohol-free']) : food.dietary_tags,
      producer: readText(item.producer),
      vintage: readText(item.vintage),
      style: wineStyle(readText(item.style)),
      alcohol_free,
      abv,
      region: readText(item.region),
      grape: readText(item.grape),
    };
  });
}
