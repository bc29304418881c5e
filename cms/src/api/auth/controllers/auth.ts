import type { Core } from '@strapi/strapi';
import { loginBody } from '../../../contract/auth-group';
import { readBody } from '../../../http/read-input';
import { limitsOf } from '../../../limits/limits-of';
import type { Account, StoredUser } from '../services/session';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async login(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const body = readBody(ctx, loginBody);
    const user: Account = await strapi
      .service('api::auth.auth')
      .signIn({ ...body, address: limitsOf(strapi).addressOf(ctx) });
    ctx.body = { token: strapi.service('api::auth.session').issue(user), user: shown(user) };
  },

  me(ctx) {
    ctx.body = shown(ctx.state.user as StoredUser);
  },
});

function shown({ documentId, email, name }: Account) {
  return { id: documentId, email, name: name ?? email };
}
