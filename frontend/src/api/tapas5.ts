import { provenTags } from '../domain/free-from';
import { parsePrice } from '../domain/money';
import { parseTags } from '../domain/parse-tags';
import type { TapasItem, TapasSpecial } from '../domain/tapas-special';
import { TAPAS5_KEY } from './addresses';
import { MalformedAnswerError } from './errors';
import type { Resource } from './resource';
import { readTime, readTimeZone } from './wire-times';
import { asRecord, firstOf, type Loose, readCurrency, readFlag, readText, recordsOf } from './wire-values';

export interface TapasItemWire {
  id: string | number;
  name: string;
  description: string | null;
  tags: string | null;
  allergens: string | null;
  may_contain: string | null;
  allergens_confirmed: boolean;
  raw: boolean;
}

export interface TapasSpecialWire {
  active: boolean;
  title: string | null;
  price: number | string | null;
  currency: string | null;
  windowText: string | null;
  daysCsv: string | null;
  startTime: string | null;
  endTime: string | null;
  timezone: string | null;
  items: TapasItemWire[];
}

/** `GET /api/tapas5`. Without a clear yes the special is not active, and has no dishes then. */
export const tapas5Resource: Resource<TapasSpecial> = {
  key: TAPAS5_KEY,
  normalise(wire) {
    const special = asRecord<TapasSpecialWire>(wire);
    if (!special) throw new MalformedAnswerError('a special');
    const isActive = readFlag(special.active, false);
    return {
      isActive,
      title: readText(special.title, 'Tapas $5'),
      price: firstOf(special.price) === undefined ? null : parsePrice(special.price),
      currency: readCurrency(special.currency),
      windowText: readText(special.windowText),
      daysCsv: readText(special.daysCsv, 'MON,TUE,WED'),
      startTime: readTime(special.startTime) ?? '16:00',
      endTime: readTime(special.endTime) ?? '18:00',
      timezone: readTimeZone(special.timezone),
      items: isActive ? recordsOf<TapasItemWire>(special.items).map(readItem) : [],
    };
  },
};

function readItem(item: Loose<TapasItemWire>, index: number): TapasItem {
  const areAllergensConfirmed = readFlag(item.allergens_confirmed, false);
  return {
    id: readText(item.id, String(index + 1)),
    name: readText(item.name, 'Untitled'),
    description: readText(item.description),
    tags: provenTags(parseTags(item.tags), areAllergensConfirmed),
    allergens: parseTags(item.allergens),
    mayContain: parseTags(item.may_contain),
    areAllergensConfirmed,
    isRaw: readFlag(item.raw, false),
  };
}
