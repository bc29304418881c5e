import type { Drink, DrinkList } from '../domain/drink';
import { DRINKS_KEY } from './addresses';
import { type CatalogueItemWire, readCatalogue, readCatalogueItem } from './catalogue';
import type { Resource } from './resource';
import { type Loose, readNumber, readText } from './wire-values';

export interface DrinkWire extends CatalogueItemWire {
  abv: number | null;
  region: string | null;
  grape: string | null;
}

/** `GET /api/drinks/full`. */
export const drinksResource: Resource<DrinkList> = {
  key: DRINKS_KEY,
  normalise(wire) {
    const { currency, categories } = readCatalogue<DrinkWire, Drink>(
      wire,
      'a drinks list with categories',
      readDrink,
    );
    return {
      currency,
      categories: categories.map(({ name, slug, items }) => ({ name, slug, drinks: items })),
    };
  },
};

function readDrink(item: Loose<DrinkWire>, fallbackId: string): Drink {
  return {
    ...readCatalogueItem(item, fallbackId),
    abv: readNumber(item.abv, null),
    region: readText(item.region),
    grape: readText(item.grape),
  };
}
