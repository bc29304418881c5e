import { provenTags } from '../domain/free-from';
import type { Highlight } from '../domain/highlight';
import { formatDollars, parsePrice } from '../domain/money';
import { highlightsKey } from './addresses';
import { MalformedAnswerError } from './errors';
import type { Resource } from './resource';
import {
  asRecord,
  firstOf,
  type Loose,
  readFlag,
  readNumber,
  readPicture,
  readText,
  recordsOf,
} from './wire-values';

/** The dish within a highlight, with every name under which a field may come. */
export interface HighlightedDishWire {
  id: string | number;
  name: string;
  title: string;
  description: string | null;
  desc: string | null;
  price: number | string | null;
  priceFormatted: string | null;
  image: string | null;
  image_alt: string | null;
  tag: string | null;
  menuHighlightTag: string | null;
  category: string | { name: string } | null;
  raw: boolean;
}

export interface HighlightWire extends HighlightedDishWire {
  position: number;
  /** The one day that it shows on; null on every day. The CMS has seen to it. */
  date: string | null;
  /** Hidden only when this is explicitly false. */
  active: boolean;
  tagOverride: string | null;
  item: HighlightedDishWire | null;
}

/** `GET /api/highlights`: a list, or an object that holds one as `content` or `items`. In the order of their positions. */
export function highlightsResource(limit?: number): Resource<readonly Highlight[]> {
  return { key: highlightsKey(limit), normalise: readHighlights };
}

function readHighlights(wire: unknown): readonly Highlight[] {
  const wrapper = asRecord<{ content: unknown; items: unknown }>(wire);
  const entries = [wire, wrapper?.content, wrapper?.items].find(Array.isArray) as unknown;
  if (entries === undefined) throw new MalformedAnswerError('a list of highlights');
  return recordsOf<HighlightWire>(entries)
    .filter((entry) => entry.active !== false && entry.active !== 'false')
    .map(readHighlight)
    .sort((a, b) => a.position - b.position);
}

function readHighlight(entry: Loose<HighlightWire>, index: number): Highlight {
  const dish = asRecord<HighlightedDishWire>(entry.item) ?? {};
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
    priceFormatted: readText(firstOf(entry.priceFormatted, dish.priceFormatted), formatDollars(price)),
    picture: readPicture(firstOf(entry.image, dish.image), firstOf(entry.image_alt, dish.image_alt), name),
    tag: provenTag(
      firstOf(entry.tag, entry.tagOverride, entry.menuHighlightTag, dish.menuHighlightTag, dish.tag),
    ),
    category: readText(asRecord<{ name: string }>(category)?.name ?? category),
    isRaw: readFlag(firstOf(entry.raw, dish.raw), false),
  };
}

/** The call does not say whether staff confirmed the dish's allergens, so its tag claims none of them to be absent. */
function provenTag(value: unknown): string {
  return provenTags([readText(value)], false)[0] ?? '';
}
