import { provenTags } from './proven-tags';
import type { Highlight } from '../domain/highlight';
import { formatDollars, parsePrice } from '../domain/money';
import type { HighlightWire } from './generated/wire';
import {
  asRecord,
  entriesOf,
  firstOf,
  type Loose,
  readFlag,
  readNumber,
  readPicture,
  readText,
} from './wire-values';

interface Aliases {
  title: string;
  desc: string;
  priceFormatted: string;
  image_alt: string;
  tag: string;
  tagOverride: string;
  menuHighlightTag: string;
  available: boolean;
  isAvailable: boolean;
  raw: boolean;
}

type DishWire = NonNullable<HighlightWire['item']> & Aliases;
type EntryWire = HighlightWire & Aliases;

/** Accepts a list, or an object with a list in `content` or `items`; sorted by position. */
export function readHighlights(wire: unknown): readonly Highlight[] {
  return entriesOf<EntryWire>(wire, 'a list of highlights', 'content', 'items')
    .filter((entry) => entry.active !== false && entry.active !== 'false')
    .map(readHighlight)
    .sort((a, b) => a.position - b.position);
}

function readHighlight(entry: Loose<EntryWire>, index: number): Highlight {
  const dish = asRecord<DishWire>(entry.item) ?? {};
  const position = readNumber(entry.position, index + 1);
  const name = readText(firstOf(entry.name, entry.title, dish.name, dish.title), 'Untitled');
  const price = parsePrice(firstOf(entry.price, dish.price));
  const category = firstOf(entry.category, dish.category);
  return {
    id: readText(firstOf(entry.id, dish.id), String(position)),
    position,
    name,
    description: readText(firstOf(entry.desc, entry.description, dish.desc, dish.description)),
    price,
    priceFormatted: readPriceText(firstOf(entry.priceFormatted, dish.priceFormatted), price),
    image: readPicture(firstOf(entry.image, dish.image), firstOf(entry.image_alt, dish.image_alt), name),
    tag: provenTag(
      firstOf(
        entry.tag,
        entry.tagOverride,
        entry.menuHighlightTag,
        dish.tag,
        dish.tagOverride,
        dish.menuHighlightTag,
      ),
    ),
    category: readText(asRecord<{ name: string }>(category)?.name ?? category),
    dishId: isOnMenu(dish) ? readText(dish.id) || null : null,
    raw: readFlag(firstOf(entry.raw, dish.raw), false),
  };
}

/** A bare amount is formatted, too. */
function readPriceText(value: unknown, price: number): string {
  const text = readText(value, formatDollars(price));
  return /^[\d.]+$/.test(text) ? formatDollars(parsePrice(text)) : text;
}

/** The menu lists only dishes that are available and have a category. */
function isOnMenu({ category, available, isAvailable }: Loose<DishWire>): boolean {
  const name = readText(asRecord<{ name: string }>(category)?.name ?? category);
  return name !== '' && readFlag(firstOf(available, isAvailable), true);
}

/** The API does not say here whether staff confirmed the allergens, so the tag must not claim that any are absent. */
function provenTag(value: unknown): string {
  return provenTags([readText(value)], false)[0] ?? '';
}
