import type { Core } from '@strapi/strapi';
import {
  forgottenBody,
  nameBody,
  passwordBody,
  twoStepRule,
  welcomeBody,
} from '../../../contract/calls/people';
import { personBody, personChange } from '../../../contract/entities/person';
import { answerNothing } from '../../../http/answers';
import { readBody, readId } from '../../../http/read-input';
import { limitsOf } from '../../../http/limits/limits';
import { session, shownAccount, type StoredUser } from '../../auth/services/session';
import { twoStep } from '../../auth/services/two-step';
import { colleagues } from '../services/colleagues';
import { forgotten } from '../services/forgotten';
import { ownAccount } from '../services/own-account';
import { people } from '../services/people';

const NOUN = 'account';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const issue = (user: StoredUser) => session(strapi).issue(user);
  return {
    async list(ctx) {
      const isTwoStepRequired = await twoStep(strapi).isRequired();
      ctx.body = { items: await people(strapi).list(), isTwoStepRequired };
    },
    async requireTwoStep(ctx) {
      const { isRequired } = readBody(ctx, twoStepRule);
      await twoStep(strapi).require(ctx.state.user as StoredUser, isRequired);
      ctx.body = { isRequired };
    },
    async colleagues(ctx) {
      ctx.body = { items: await colleagues(strapi).list() };
    },
    async invite(ctx) {
      ctx.body = await people(strapi).invite(readBody(ctx, personBody));
      ctx.status = 201;
    },
    async change(ctx) {
      const me = ctx.state.user as StoredUser;
      ctx.body = await people(strapi).change(readId(ctx, NOUN), readBody(ctx, personChange), me);
    },
    async link(ctx) {
      ctx.body = await people(strapi).link(readId(ctx, NOUN));
    },
    async signOut(ctx) {
      await people(strapi).signOut(readId(ctx, NOUN));
      answerNothing(ctx);
    },
    async remove(ctx) {
      await people(strapi).remove(readId(ctx, NOUN));
      answerNothing(ctx);
    },
    async rename(ctx) {
      const user = ctx.state.user as StoredUser;
      const { name } = readBody(ctx, nameBody);
      ctx.body = shownAccount(await ownAccount(strapi).rename(user, name));
    },
    async changePassword(ctx) {
      const user = ctx.state.user as StoredUser;
      const address = limitsOf(strapi).addressOf(ctx);
      ctx.body = issue(await ownAccount(strapi).changePassword(user, readBody(ctx, passwordBody), address));
    },
    async signOutEverywhere(ctx) {
      await session(strapi).endAll(ctx.state.user as StoredUser);
      answerNothing(ctx);
    },
    ways(ctx) {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { byMail: forgotten(strapi).isByMail() };
    },
    async forgotten(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const { email } = readBody(ctx, forgottenBody);
      await forgotten(strapi).ask(email, limitsOf(strapi).addressOf(ctx));
      answerNothing(ctx);
    },
    async welcome(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const address = limitsOf(strapi).addressOf(ctx);
      ctx.body = issue(await ownAccount(strapi).welcome(readBody(ctx, welcomeBody), address));
    },
  };
};
