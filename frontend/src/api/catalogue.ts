import { provenTags } from './proven-tags';
import type { Food, FoodList, NamedPrice, Pairing } from '../domain/menu';
import { parsePrice } from '../domain/money';
import { comparePlacement } from '../domain/placement';
import { parseTags } from '../domain/parse-tags';
import { readAllergens } from './allergen-facts';
import { MalformedAnswerError } from './errors';
import type { DrinkWire, FullDrinksWire, FullMenuWire, MenuItemWire } from './generated/wire';
import {
  asRecord,
  firstOf,
  type Loose,
  readCurrency,
  readFlag,
  readNumber,
  readPicture,
  readText,
  recordsOf,
} from './wire-values';

interface FoodAliases {
  dietaryTags: string;
  allergensTags: string;
  allergens_str: string;
  mayContain: string;
  allergensConfirmed: boolean;
  isAvailable: boolean;
  isFeatured: boolean;
  imageAlt: string;
  displayOrder: number;
  isRaw: boolean;
  spicyLevel: number;
}

export type LooseFood = Loose<MenuItemWire & DrinkWire & FoodAliases>;

const LAST = 999;

/** Drops unavailable items and empty categories, and sorts each category’s items. */
export function readCatalogue<Item extends Food>(
  wire: unknown,
  what: string,
  readItem: (item: LooseFood, food: Food) => Item,
  compare: (a: Item, b: Item) => number = comparePlacement,
): FoodList<Item> {
  const answer = asRecord<FullMenuWire | FullDrinksWire>(wire);
  if (!answer || !Array.isArray(answer.categories)) throw new MalformedAnswerError(what);
  const slugs = new Set<string>();
  const categories = recordsOf<FullMenuWire['categories'][number]>(answer.categories).flatMap((entry) => {
    const name = readText(entry.name, readText(entry.slug, 'Untitled'));
    const slug = uniqueSlug(readText(entry.slug, name), slugs);
    const items = (recordsOf(entry.items) as LooseFood[])
      .filter((item) => readFlag(firstOf(item.available, item.isAvailable), true))
      .map((item, index) => readItem(item, readFood(item, `${slug}-${index + 1}`)))
      .sort(compare);
    return items.length === 0 ? [] : [{ name, slug, items }];
  });
  return { currency: readCurrency(answer.currency), categories };
}

function readFood(item: LooseFood, fallbackId: string): Food {
  const name = readText(item.name, 'Untitled');
  const prices = readPrices(item.prices);
  const { allergens, may_contain, allergens_confirmed } = readAllergens(item);
  const dietary_tags = parseTags(firstOf(item.dietary_tags, item.dietaryTags));
  return {
    id: readText(item.id, fallbackId),
    name,
    description: readText(item.description),
    price: prices[0]?.price ?? parsePrice(item.price),
    prices,
    dietary_tags: provenTags(dietary_tags, allergens_confirmed, allergens, may_contain),
    allergens,
    may_contain,
    allergens_confirmed,
    featured: readFlag(firstOf(item.featured, item.isFeatured), false),
    image: readPicture(item.image, firstOf(item.image_alt, item.imageAlt), name),
    order: readNumber(firstOf(item.order, item.displayOrder), LAST),
    pairings: recordsOf<Pairing>(item.pairings).flatMap((partner) => {
      const pairing = {
        id: readText(partner.id),
        name: readText(partner.name),
        raw: readFlag(partner.raw, false),
      };
      return pairing.id === '' || pairing.name === '' ? [] : [pairing];
    }),
  };
}

/** Leaves out a size without a name or a price: guests would see $0. */
function readPrices(wire: unknown): NamedPrice[] {
  return recordsOf<NamedPrice>(wire).flatMap(({ label, price }) => {
    const named = { label: readText(label), price: parsePrice(price) };
    return named.label === '' || firstOf(price) === undefined ? [] : [named];
  });
}

function uniqueSlug(text: string, taken: Set<string>): string {
  const base = text.trim().toLowerCase().replace(/\s+/g, '-');
  let slug = base;
  for (let copy = 2; taken.has(slug); copy += 1) slug = `${base}-${copy}`;
  taken.add(slug);
  return slug;
}
