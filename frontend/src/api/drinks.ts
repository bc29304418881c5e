import type { Drink, DrinkList, Food } from '../domain/menu';
import { parseTags } from '../domain/parse-tags';
import { compareNames, comparePlacement } from '../domain/placement';
import { WINE_STYLE_LABELS, wineStyle } from '../domain/wine';
import { type LooseFood, readCatalogue } from './catalogue';
import { firstOf, readFlag, readNumber, readText } from './wire-values';

const WITHOUT_ALCOHOL = ['alcohol-free', 'halal'];

export function readDrinks(wire: unknown): DrinkList {
  return readCatalogue(wire, 'a drinks list with categories', readDrink, compareDrinks);
}

function readDrink(item: LooseFood, food: Food): Drink {
  const abv = readNumber(item.abv, null);
  // A strength that can't be read may be any.
  const mayHaveAlcohol = abv !== 0 && firstOf(item.abv) !== undefined;
  const alcohol_free = readFlag(item.alcohol_free, false) && !mayHaveAlcohol;
  const dietary_tags = food.dietary_tags.filter((tag) => !(mayHaveAlcohol && WITHOUT_ALCOHOL.includes(tag)));
  return {
    ...food,
    dietary_tags: alcohol_free ? parseTags([...dietary_tags, 'alcohol-free']) : dietary_tags,
    producer: readText(item.producer),
    vintage: readText(item.vintage),
    style: wineStyle(readText(item.style)),
    alcohol_free,
    abv,
    region: readText(item.region),
    grape: readText(item.grape),
  };
}

const compareDrinks = (a: Drink, b: Drink) => comparePlacement(a, b, compareOnList);

/** The usual order of a wine list: by style, then region. */
function compareOnList(a: Drink, b: Drink): number {
  return styleRank(a) - styleRank(b) || a.region.localeCompare(b.region, 'en') || compareNames(a, b);
}

const STYLES: readonly string[] = WINE_STYLE_LABELS.map(([, label]) => label);

/** Drinks other than wine come last. */
const styleRank = ({ style }: Drink) => (style === null ? STYLES.length : STYLES.indexOf(style));
