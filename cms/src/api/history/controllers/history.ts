import type { Core } from '@strapi/strapi';
import { historyQuery } from '../../../contract/calls/history';
import { restoreBody } from '../../../contract/entities/change';
import { readBody, readId, readQuery } from '../../../http/read-input';
import { mayAct, roleOfType } from '../../../rules/roles';
import type { StoredUser } from '../../auth/services/session';
import { history } from '../services/history';
import { restoring } from '../services/restoring';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const role = roleOfType((ctx.state.user as StoredUser).role?.type);
    const withAccounts = role !== null && mayAct(role, 'owner');
    ctx.body = await history(of).list(readQuery(ctx, historyQuery), withAccounts);
  },
  async restore(ctx) {
    const { version } = readBody(ctx, restoreBody);
    ctx.body = await restoring(of).restore(readId(ctx, 'change'), version);
  },
});
