import type { z } from 'zod';
import type { historyQuery } from '../../../contract/calls/history';
import { CHANGE_UID } from '../../../entries/recorded-changes';
import { restaurantPlace } from '../../../entries/restaurant';
import { toChange, type ChangeRecord } from '../../../presenters/changes';
import { instantAt } from '../../../rules/calendar';
import { folded } from '../../../rules/search';
import { service } from '../../service';

const DAY_MINUTES = 1_440;

export const history = service((strapi) => ({
  async list(
    { search, person, entry, kind, day, page, pageSize }: z.output<typeof historyQuery>,
    withAccounts: boolean,
  ) {
    const wanted = folded(search.trim());
    const { timezone } = await restaurantPlace(strapi);
    const where = {
      ...(person && { byId: person }),
      ...(entry && { entry }),
      ...(kind && { kind }),
      ...(!withAccounts && { $not: { kind: 'account' } }),
      ...(wanted && { searchText: { $contains: wanted } }),
      ...(day && {
        createdAt: { $gte: instantAt(day, 0, timezone), $lt: instantAt(day, DAY_MINUTES, timezone) },
      }),
    };
    const [found, total] = await strapi.db.query(CHANGE_UID).findWithCount({
      where,
      orderBy: { id: 'desc' },
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    return { items: (found as ChangeRecord[]).map(toChange), page, pageSize, total };
  },
}));
