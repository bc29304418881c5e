import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { bearerOf } from '../http/bearer-token';
import type { Context } from '../http/read-input';

/**
 * Only a sign-in of the role `staff`, with the password that the account has now: 401 for any other kind of token, 403
 * for any other role, whatever either was granted.
 */
export default async function isStaff(
  ctx: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const { auth, user } = ctx.state;
  const token = bearerOf(ctx);
  const isSignIn = auth?.strategy?.name === 'users-permissions' && user !== undefined && token !== null;
  if (!isSignIn || !(await strapi.service('api::auth.session').isOf(token, user))) {
    throw new errors.UnauthorizedError();
  }
  return user.role?.type === 'staff';
}
