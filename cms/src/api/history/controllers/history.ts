import type { Core } from '@strapi/strapi';
import { historyQuery } from '../../../contract/calls/history';
import { restoreBody } from '../../../contract/entities/change';
import { readBody, readId, readQuery } from '../../../http/read-input';
import { mayAct, roleOfType } from '../../../rules/roles';
import type { StoredUser } from '../../auth/services/session';
import { history } from '../services/history';
import { restoring } from '../services/restoring';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async list(ctx) {
    const role = roleOfType((ctx.state.user as StoredUser).role?.type);
    const withAccounts = role !== null && mayAct(role, 'owner');
    ctx.body = await history(strapi).list(readQuery(ctx, historyQuery), withAccounts);
  },
  async restore(ctx) {
    const { version } = readBody(ctx, restoreBody);
    ctx.body = await restoring(strapi).restore(readId(ctx, 'change'), version);
  },
});
