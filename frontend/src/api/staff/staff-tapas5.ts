import { z } from 'zod';
import type { TapasItem } from '../../domain/tapas-special';
import { MalformedAnswerError } from '../errors';
import { tapas5Resource } from '../tapas5';
import { STAFF_SPECIAL_KEY } from './staff-attention';
import { staffCall } from './staff-call';

/** A dish of the special: as the page shows it, or would if it could be ordered. */
export interface SpecialDish {
  item: TapasItem;
  isAvailable: boolean;
}

/** What staff set of the special beside whether it is on. */
export interface SpecialFields {
  title: string;
  /** Of each dish, in units of the currency, at most two decimals. */
  price: number;
  /** Shown on the start page; may be empty. */
  windowText: string;
  /** `MON`, `TUE` …, at least one. */
  days: readonly string[];
  /** `HH:MM`; the end is after the start. */
  startTime: string;
  endTime: string;
  /** Dishes of the menu in order, sold-out ones among them; at most 100. */
  itemIds: readonly string[];
}

export interface StaffSpecial extends SpecialFields {
  /** There is one special: always the same. */
  id: string;
  etag: string;
  isActive: boolean;
  /** ISO 4217. */
  currency: string;
  dishes: readonly SpecialDish[];
}

const specialWire = z.object({
  active: z.boolean(),
  title: z.string(),
  price: z.number(),
  currency: z.string(),
  windowText: z.string(),
  daysCsv: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  itemIds: z.array(z.string()),
  items: z.array(z.looseObject({ id: z.string(), available: z.boolean() })),
  etag: z.string(),
});

/** The special as it came, e.g. `current` of a 412. */
function read(wire: unknown): StaffSpecial {
  const { success, data } = specialWire.safeParse(wire);
  if (!success) throw new MalformedAnswerError('the special');
  const { active, daysCsv, items, ...rest } = data;
  // The site's own reader, so that a preview is what diners will see; it has no dishes of one that is off.
  const shown = tapas5Resource.normalise({ ...data, active: true }).items;
  return {
    ...rest,
    id: 'tapas5',
    isActive: active,
    days: daysCsv.split(',').filter((day) => day !== ''),
    dishes: shown.map((item, at) => ({ item, isAvailable: items[at]?.available ?? false })),
  };
}

async function find(): Promise<StaffSpecial> {
  return read((await staffCall({ path: STAFF_SPECIAL_KEY })).body);
}

async function put(etag: string, body: object): Promise<StaffSpecial> {
  const answer = await staffCall({
    path: STAFF_SPECIAL_KEY,
    method: 'PUT',
    headers: { 'If-Match': etag },
    body,
  });
  return read(answer.body);
}

/** The tapas special. Its changes reject with `precondition` where somebody else changed it meanwhile. */
export const staffSpecial = {
  key: STAFF_SPECIAL_KEY,
  read,
  /** A list of one: there is always exactly one special. */
  list: async (): Promise<readonly StaffSpecial[]> => [await find()],
  /** Leaves whether it is on as it is. */
  change: (etag: string, fields: SpecialFields) => put(etag, specialBody(fields)),
  setActive: (etag: string, isActive: boolean) => put(etag, { active: isActive }),
};

/** The wire body. */
export function specialBody({ days, ...fields }: SpecialFields) {
  return { ...fields, daysCsv: days.join(',') };
}
