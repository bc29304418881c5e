import type { Core } from '@strapi/strapi';
import { loginBody } from '../../../contract/calls/sign-in';
import { answerNothing } from '../../../http/answers';
import { bearerOf } from '../../../http/bearer-token';
import { readBody } from '../../../http/read-input';
import { limitsOf } from '../../../http/limits/limits-of';
import { auth } from '../services/auth';
import { session, shownAccount, type StoredUser } from '../services/session';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async login(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const body = readBody(ctx, loginBody);
    const user = await auth(of).signIn({ ...body, address: limitsOf(of.strapi).addressOf(ctx) });
    ctx.body = { token: session(of).issue(user), user: shownAccount(await session(of).signedIn(user)) };
  },

  async logout(ctx) {
    await session(of).end(bearerOf(ctx) ?? '');
    answerNothing(ctx);
  },

  me(ctx) {
    ctx.body = shownAccount(ctx.state.user as StoredUser);
  },
});
