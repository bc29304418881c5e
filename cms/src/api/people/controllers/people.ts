import type { Core } from '@strapi/strapi';
import {
  forgottenBody,
  nameBody,
  passwordBody,
  twoStepRule,
  welcomeBody,
} from '../../../contract/calls/people';
import { personBody, personChange } from '../../../contract/entities/person';
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
    async list() {
      const isTwoStepRequired = await twoStep(strapi).isRequired();
      return { items: await people(strapi).list(), isTwoStepRequired };
    },
    async requireTwoStep(ctx) {
      const { isRequired } = readBody(ctx, twoStepRule);
      await twoStep(strapi).require(ctx.state.user as StoredUser, isRequired);
      return { isRequired };
    },
    colleagues: async () => ({ items: await colleagues(strapi).list() }),
    invite: (ctx) => people(strapi).invite(readBody(ctx, personBody)),
    change(ctx) {
      const me = ctx.state.user as StoredUser;
      return people(strapi).change(readId(ctx, NOUN), readBody(ctx, personChange), me);
    },
    link: (ctx) => people(strapi).link(readId(ctx, NOUN)),
    signOut: (ctx) => people(strapi).signOut(readId(ctx, NOUN)),
    remove: (ctx) => people(strapi).remove(readId(ctx, NOUN)),
    async rename(ctx) {
      const user = ctx.state.user as StoredUser;
      const { name } = readBody(ctx, nameBody);
      return shownAccount(await ownAccount(strapi).rename(user, name));
    },
    async changePassword(ctx) {
      const user = ctx.state.user as StoredUser;
      const address = limitsOf(strapi).addressOf(ctx);
      return issue(await ownAccount(strapi).changePassword(user, readBody(ctx, passwordBody), address));
    },
    signOutEverywhere: (ctx) => session(strapi).endAll(ctx.state.user as StoredUser),
    ways(ctx) {
      ctx.set('Cache-Control', 'no-store');
      return { byMail: forgotten(strapi).isByMail() };
    },
    async forgotten(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const { email } = readBody(ctx, forgottenBody);
      await forgotten(strapi).ask(email, limitsOf(strapi).addressOf(ctx));
    },
    async welcome(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const address = limitsOf(strapi).addressOf(ctx);
      return issue(await ownAccount(strapi).welcome(readBody(ctx, welcomeBody), address));
    },
  };
};
