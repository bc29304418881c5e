import type { Core } from '@strapi/strapi';
import { loginBody } from '../../../contract/calls/sign-in';
import { answerNothing } from '../../../http/answers';
import { bearerOf } from '../../../http/bearer-token';
import { readBody } from '../../../http/read-input';
import { limitsOf } from '../../../limits/limits-of';
import { auth } from '../services/auth';
import { roleOfType } from '../../../rules/roles';
import { session, type StoredUser } from '../services/session';

export default (of: { strapi: Core.Strapi }): Core.Controller => ({
  async login(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const body = readBody(ctx, loginBody);
    const user = await auth(of).signIn({ ...body, address: limitsOf(of.strapi).addressOf(ctx) });
    ctx.body = { token: session(of).issue(user), user: shown(await session(of).withRole(user)) };
  },

  async logout(ctx) {
    await session(of).end(bearerOf(ctx) ?? '');
    answerNothing(ctx);
  },

  me(ctx) {
    ctx.body = shown(ctx.state.user as StoredUser);
  },
});

function shown({ documentId, email, name, role }: StoredUser) {
  return { id: documentId, email, name: name ?? email, role: roleOfType(role?.type) };
}
