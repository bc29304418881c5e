import type { ContentPicture } from '../domain/menu';
import { provenTags } from '../domain/free-from';
import { parsePrice } from '../domain/money';
import { comparePlacement, type Placed } from '../domain/placement';
import { parseTags } from '../domain/parse-tags';
import { MalformedAnswerError } from './errors';
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

/** What menu and drinks answers have in common, with every name under which a field may come. */
export interface CatalogueWire<I> {
  currency: string;
  categories: { name: string; slug: string; items: I[] }[];
}

export interface CatalogueItemWire {
  id: string | number;
  name: string;
  description: string | null;
  price: number | string | null;
  dietary_tags: string | null;
  dietaryTags: string | null;
  allergens: string | null;
  allergensTags: string | null;
  allergens_str: string | null;
  may_contain: string | null;
  mayContain: string | null;
  allergens_confirmed: boolean;
  allergensConfirmed: boolean;
  available: boolean;
  isAvailable: boolean;
  featured: boolean;
  isFeatured: boolean;
  image: string | null;
  image_alt: string | null;
  imageAlt: string | null;
  order: number | null;
  displayOrder: number | null;
}

interface CatalogueItem extends Placed {
  id: string;
  description: string;
  price: number;
  dietaryTags: readonly string[];
  allergens: readonly string[];
  mayContain: readonly string[];
  areAllergensConfirmed: boolean;
  picture: ContentPicture | null;
}

interface Category<T> {
  name: string;
  slug: string;
  items: readonly T[];
}

const LAST = 999;

/** The currency and the categories of an answer. Unavailable items are dropped, and categories that are left empty. */
export function readCatalogue<I extends CatalogueItemWire, T extends Placed>(
  wire: unknown,
  what: string,
  readItem: (item: Loose<I>, fallbackId: string) => T,
): { currency: string; categories: Category<T>[] } {
  const answer = asRecord<CatalogueWire<I>>(wire);
  if (!answer || !Array.isArray(answer.categories)) throw new MalformedAnswerError(what);
  const slugs = new Set<string>();
  const categories = recordsOf<CatalogueWire<I>['categories'][number]>(answer.categories).flatMap((entry) => {
    const name = readText(entry.name, readText(entry.slug, 'Untitled'));
    const slug = uniqueSlug(readText(entry.slug, name), slugs);
    const items = recordsOf<I>(entry.items)
      .filter((item) => readFlag(firstOf(item.available, item.isAvailable), true))
      .map((item, index) => readItem(item, `${slug}-${index + 1}`))
      .sort(comparePlacement);
    return items.length === 0 ? [] : [{ name, slug, items }];
  });
  return { currency: readCurrency(answer.currency), categories };
}

/** The fields that dishes and drinks share. */
export function readCatalogueItem<I extends CatalogueItemWire>(
  item: Loose<I>,
  fallbackId: string,
): CatalogueItem {
  const name = readText(item.name, 'Untitled');
  const areAllergensConfirmed = readFlag(firstOf(item.allergens_confirmed, item.allergensConfirmed), false);
  return {
    id: readText(item.id, fallbackId),
    name,
    description: readText(item.description),
    price: parsePrice(item.price),
    dietaryTags: provenTags(parseTags(firstOf(item.dietary_tags, item.dietaryTags)), areAllergensConfirmed),
    allergens: parseTags(firstOf(item.allergens, item.allergensTags, item.allergens_str)),
    mayContain: parseTags(firstOf(item.may_contain, item.mayContain)),
    areAllergensConfirmed,
    isFeatured: readFlag(firstOf(item.featured, item.isFeatured), false),
    picture: readPicture(item.image, firstOf(item.image_alt, item.imageAlt), name),
    order: readNumber(firstOf(item.order, item.displayOrder), LAST),
  };
}

function uniqueSlug(text: string, taken: Set<string>): string {
  const base = text.trim().toLowerCase().replace(/\s+/g, '-');
  let slug = base;
  for (let copy = 2; taken.has(slug); copy += 1) slug = `${base}-${copy}`;
  taken.add(slug);
  return slug;
}
