import type { Core } from '@strapi/strapi';
import { forgottenBody, nameBody, passwordBody, welcomeBody } from '../../../contract/calls/people';
import { personBody, personChange } from '../../../contract/entities/person';
import { answerNothing } from '../../../http/answers';
import { readBody, readId } from '../../../http/read-input';
import { limitsOf } from '../../../http/limits/limits-of';
import { session, shownAccount, type StoredUser } from '../../auth/services/session';
import { forgotten } from '../services/forgotten';
import { ownAccount } from '../services/own-account';
import { people } from '../services/people';

const NOUN = 'account';

export default (of: { strapi: Core.Strapi }): Core.Controller => {
  const signedIn = (user: StoredUser) => ({ token: session(of).issue(user), user: shownAccount(user) });
  return {
    async list(ctx) {
      ctx.body = { items: await people(of).list() };
    },
    async invite(ctx) {
      ctx.body = await people(of).invite(readBody(ctx, personBody));
      ctx.status = 201;
    },
    async change(ctx) {
      ctx.body = await people(of).change(readId(ctx, NOUN), readBody(ctx, personChange));
    },
    async link(ctx) {
      ctx.body = await people(of).link(readId(ctx, NOUN));
    },
    async signOut(ctx) {
      await people(of).signOut(readId(ctx, NOUN));
      answerNothing(ctx);
    },
    async remove(ctx) {
      await people(of).remove(readId(ctx, NOUN));
      answerNothing(ctx);
    },
    async rename(ctx) {
      const user = ctx.state.user as StoredUser;
      const { name } = readBody(ctx, nameBody);
      ctx.body = shownAccount(await ownAccount(of).rename(user, name));
    },
    async changePassword(ctx) {
      const user = ctx.state.user as StoredUser;
      const address = limitsOf(of.strapi).addressOf(ctx);
      ctx.body = signedIn(await ownAccount(of).changePassword(user, readBody(ctx, passwordBody), address));
    },
    async signOutEverywhere(ctx) {
      await session(of).endAll(ctx.state.user as StoredUser);
      answerNothing(ctx);
    },
    ways(ctx) {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { byMail: forgotten(of).isByMail() };
    },
    async forgotten(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const { email } = readBody(ctx, forgottenBody);
      await forgotten(of).ask(email, limitsOf(of.strapi).addressOf(ctx));
      answerNothing(ctx);
    },
    async welcome(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const address = limitsOf(of.strapi).addressOf(ctx);
      ctx.body = signedIn(await ownAccount(of).welcome(readBody(ctx, welcomeBody), address));
    },
  };
};
