import { provenTags } from './proven-tags';
import { parsePrice } from '../domain/money';
import { parseTags } from '../domain/parse-tags';
import type { TapasItem, TapasSpecial } from '../domain/tapas-special';
import { readAllergens } from './allergen-facts';
import { MalformedAnswerError } from './errors';
import type { TapasSpecialWire } from './generated/wire';
import { readTime, readTimeZone, readWeekdays } from './wire-times';
import {
  asRecord,
  firstOf,
  type Loose,
  readCurrency,
  readFlag,
  readPicture,
  readSpicyLevel,
  readText,
  recordsOf,
  withHalal,
} from './wire-values';

/** Unless the answer clearly says active, the special is inactive and has no dishes. */
export function readTapas5(wire: unknown): TapasSpecial {
  const special = asRecord<TapasSpecialWire>(wire);
  if (!special) throw new MalformedAnswerError('a special');
  const active = readFlag(special.active, false);
  return {
    active,
    title: readText(special.title, 'Tapas $5'),
    price: firstOf(special.price) === undefined ? null : parsePrice(special.price),
    currency: readCurrency(special.currency),
    windowText: readText(special.windowText),
    days: readWeekdays(readText(special.daysCsv, 'MON,TUE,WED')),
    startTime: readTime(special.startTime) ?? '16:00',
    endTime: readTime(special.endTime) ?? '18:00',
    timezone: readTimeZone(special.timezone),
    items: active ? recordsOf<TapasSpecialWire['items'][number]>(special.items).map(readItem) : [],
  };
}

function readItem(item: Loose<TapasSpecialWire['items'][number]>, index: number): TapasItem {
  const { allergens, may_contain, allergens_confirmed } = readAllergens(item);
  const name = readText(item.name, 'Untitled');
  const tags = provenTags(parseTags(item.tags), allergens_confirmed, allergens, may_contain);
  return {
    id: readText(item.id, String(index + 1)),
    name,
    description: readText(item.description),
    dietary_tags: withHalal(tags, item.halal),
    allergens,
    may_contain,
    allergens_confirmed,
    raw: readFlag(item.raw, false),
    spicy_level: readSpicyLevel(item.spicy_level),
    featured: readFlag(item.featured, false),
    image: readPicture(item.image, item.image_alt, name),
  };
}
