import type { CallGroup } from '../call';
import { special, staffSpecial } from '../entities/special';

const THE_SPECIAL = { status: 200, body: staffSpecial, hasEtag: true } as const;

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
      answer: { status: 200, body: special.forDiners, hasEtag: true },
    },
    {
      method: 'GET',
      path: '/admin/tapas5',
      handler: 'staff-tapas5.show',
      who: 'staff',
      summary: 'The tapas special with its dishes, active or not',
      answer: THE_SPECIAL,
    },
    {
      method: 'PUT',
      path: '/admin/tapas5',
      handler: 'staff-tapas5.change',
      who: 'staff',
      summary: 'Changes the tapas special',
      description:
        'A drink in it is refused: Massachusetts forbids drink discounts that are limited in time (204 CMR 4.03).',
      body: special.body,
      isConditional: true,
      answer: THE_SPECIAL,
    },
  ],
};
