import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { bearerOf } from '../../../http/bearer-token';
import type { Context } from '../../../http/read-input';
import { session } from '../services/session';

/** A sign-in with the account’s current password, or 401; the role `staff`, or 403, whatever else was granted. */
export default async function isStaff(
  ctx: Context,
  _config: unknown,
  of: { strapi: Core.Strapi },
): Promise<boolean> {
  const { auth, user } = ctx.state;
  const token = bearerOf(ctx);
  // `staff-calls` has looked up whether the token stands, and whether it was signed out.
  const isSignIn =
    ctx.state.isSignedIn === true &&
    auth?.strategy?.name === 'users-permissions' &&
    user !== undefined &&
    token !== null;
  if (!isSignIn || !(await session(of).isOf(token, user))) {
    throw new errors.UnauthorizedError();
  }
  return user.role?.type === 'staff';
}
