import type { Core } from '@strapi/strapi';
import { ownPasswordBody, proofBody, twoStepBody } from '../../../contract/calls/two-step';
import { limitsOf } from '../../../http/limits/limits';
import { readBody } from '../../../http/read-input';
import { ownTwoStep } from '../services/own-two-step';
import { session, type StoredUser } from '../services/session';
import { twoStep } from '../services/two-step';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const own = () => ownTwoStep(strapi);
  const { addressOf } = limitsOf(strapi);
  return {
    async finish(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const body = readBody(ctx, twoStepBody);
      const { user, recoveryCodes } = await twoStep(strapi).finish(body, addressOf(ctx));
      return { ...session(strapi).issue(user), recoveryCodes };
    },
    show: (ctx) => own().show(ctx.state.user as StoredUser),
    begin(ctx) {
      const { password } = readBody(ctx, ownPasswordBody);
      return own().begin(ctx.state.user as StoredUser, password, addressOf(ctx));
    },
    async turnOff(ctx) {
      const proof = readBody(ctx, proofBody);
      const user = await own().turnOff(ctx.state.user as StoredUser, proof, addressOf(ctx));
      return session(strapi).issue(user);
    },
    async newRecoveryCodes(ctx) {
      const proof = readBody(ctx, proofBody);
      const codes = await own().newRecoveryCodes(ctx.state.user as StoredUser, proof, addressOf(ctx));
      return { recoveryCodes: codes };
    },
  };
};
