import { anyone, type CallGroup, host, manager, tagged } from '../call';
import { special, staffSpecial } from '../entities/special';

const THE_SPECIAL = tagged(staffSpecial);

export const tapas5Group: CallGroup = {
  api: 'tapas5',
  title: 'The tapas special',
  calls: [
    anyone('GET /tapas5', 'tapas5.show', tagged(special.forDiners), {
      summary: 'The tapas special; without items while it is not active',
    }),
    host('GET /admin/tapas5', 'staff-tapas5.show', THE_SPECIAL, {
      summary: 'The tapas special with its dishes, active or not',
    }),
    manager('PUT /admin/tapas5', 'staff-tapas5.change', THE_SPECIAL, {
      summary: 'Changes the tapas special',
      description:
        'A drink in it is refused: Massachusetts forbids time-limited drink discounts (204 CMR 4.03).',
      body: special.body,
      isConditional: true,
      partly: { host: ['active'] },
    }),
  ],
};
