import type { TapasItem } from '../../domain/tapas-special';
import { MalformedAnswerError } from '../errors';
import type { StaffTapasSpecialWire, TapasSpecialBodyWire } from '../generated/wire';
import { readTapas5 } from '../tapas5';
import { staffBody } from './staff-body';

const PATH = '/api/admin/tapas5';

export type SpecialDish = TapasItem & { available: boolean };

/** The special as staff see it, its dishes as the site reads them. */
export interface StaffSpecial extends Omit<StaffTapasSpecialWire, 'items'> {
  id: string;
  items: readonly SpecialDish[];
}

/** Uses the site's own reader, so that the preview matches what diners see. */
export function specialDishes(items: StaffTapasSpecialWire['items']): SpecialDish[] {
  // The reader drops the dishes if the special is off.
  const shown = readTapas5({ active: true, items }).items;
  return shown.map((item, at) => ({ ...item, available: items[at]?.available ?? false }));
}

/** Reads the special from an answer, for example the `current` of a 412. */
function read(wire: unknown): StaffSpecial {
  const special = wire as StaffTapasSpecialWire | undefined;
  if (typeof special?.etag !== 'string') throw new MalformedAnswerError('the special');
  return { ...special, id: 'tapas5', items: specialDishes(special.items) };
}

export const staffSpecial = {
  key: PATH,
  read,
  /** A list with one entry: there is always exactly one special. */
  list: async (): Promise<readonly StaffSpecial[]> => [read(await staffBody({ path: PATH }))],
  /** Stores the given fields; `precondition` if somebody else has changed the special since. */
  change: async (etag: string, body: TapasSpecialBodyWire): Promise<StaffSpecial> =>
    read(await staffBody({ path: PATH, method: 'PUT', headers: { 'If-Match': etag }, body })),
};
