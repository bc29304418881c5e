import type { Core } from '@strapi/strapi';
import { historyQuery } from '../../../contract/calls/history';
import { SETTINGS_OF_ROLES } from '../../../contract/calls/site';
import { restoreBody } from '../../../contract/entities/change';
import { type Context, readBody, readId, readQuery } from '../../../http/read-input';
import { mayAct, type Role, roleOfType, shareOf } from '../../../rules/roles';
import type { StoredUser } from '../../auth/services/session';
import { history } from '../services/history';
import { restoring } from '../services/restoring';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  list: (ctx) => history(strapi).list(readQuery(ctx, historyQuery), mayAct(roleIn(ctx), 'owner')),
  restore(ctx) {
    const asked = readBody(ctx, restoreBody);
    const ofSettings = shareOf(roleIn(ctx), { who: 'owner', partly: SETTINGS_OF_ROLES });
    return restoring(strapi).restore(readId(ctx, 'change'), asked, ofSettings);
  },
});

/** Only staff reach this. */
const roleIn = (ctx: Context): Role => roleOfType((ctx.state.user as StoredUser).role?.type) ?? 'host';
