import type { Core } from '@strapi/strapi';
import { loginBody } from '../../../contract/calls/sign-in';
import { bearerOf } from '../../../http/bearer-token';
import { readBody } from '../../../http/read-input';
import { limitsOf } from '../../../http/limits/limits';
import { auth } from '../services/auth';
import { session, shownAccount, type StoredUser } from '../services/session';
import { twoStep } from '../services/two-step';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async login(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const body = readBody(ctx, loginBody);
    const user = await auth(strapi).signIn({ ...body, address: limitsOf(strapi).addressOf(ctx) });
    await twoStep(strapi).check(user);
    return session(strapi).issue(await session(strapi).signedIn(user));
  },

  logout: (ctx) => session(strapi).end(bearerOf(ctx) ?? ''),
  me: (ctx) => shownAccount(ctx.state.user as StoredUser),
});
