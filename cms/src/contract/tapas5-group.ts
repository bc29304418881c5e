import { z } from 'zod';
import type { CallGroup } from './call';
import { id, line, price, readOnly, requiredLine, timeOfDay } from './fields';
import { tapasSpecial } from './public-entities';
import { staffTapasSpecial } from './staff-entities';

/** A field that is left out stays as it is stored. */
export const tapasSpecialBody = z.strictObject({
  active: z.boolean().optional(),
  title: requiredLine(80).optional(),
  price: price.optional(),
  windowText: line(120).nullable().optional(),
  daysCsv: z
    .string()
    .regex(
      /^(SUN|MON|TUE|WED|THU|FRI|SAT)(,(SUN|MON|TUE|WED|THU|FRI|SAT))*$/,
      'must be days, like MON,TUE,WED.',
    )
    .optional(),
  startTime: timeOfDay.optional(),
  endTime: timeOfDay.optional(),
  itemIds: z.array(id).max(100).optional().describe('Dishes of the menu in order, never drinks.'),
  currency: readOnly(z.string()),
  timezone: readOnly(z.string()),
  items: readOnly(z.array(z.unknown())),
  etag: readOnly(z.string()),
});

const theSpecial = { status: 200, body: staffTapasSpecial, hasEtag: true } as const;

export const tapas5Group: CallGroup = {
  api: 'tapas5',
  title: 'The tapas special',
  calls: [
    {
      method: 'GET',
      path: '/tapas5',
      handler: 'tapas5.show',
      who: 'anyone',
      summary: 'The tapas special; without items while it is not active',
      answer: { status: 200, body: tapasSpecial, hasEtag: true },
    },
    {
      method: 'GET',
      path: '/admin/tapas5',
      handler: 'staff-tapas5.show',
      who: 'staff',
      summary: 'The tapas special with its dishes, active or not',
      answer: theSpecial,
    },
    {
      method: 'PUT',
      path: '/admin/tapas5',
      handler: 'staff-tapas5.change',
      who: 'staff',
      summary: 'Changes the tapas special',
      description:
        'A drink in it is refused: Massachusetts forbids drink discounts that are limited in time (204 CMR 4.03).',
      body: tapasSpecialBody,
      isConditional: true,
      answer: theSpecial,
    },
  ],
};
