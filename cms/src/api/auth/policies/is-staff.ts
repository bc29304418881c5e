import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { bearerOf } from '../../../http/bearer-token';
import type { Context } from '../../../http/read-input';
import { session } from '../services/session';

/** 401 unless signed in with the current password; 403 without the role `staff`, whatever was granted. */
export default async function isStaff(
  ctx: Context,
  _config: unknown,
  of: { strapi: Core.Strapi },
): Promise<boolean> {
  const { auth, user } = ctx.state;
  const token = bearerOf(ctx);
  // `staff-calls` has checked that the token is valid and was not signed out.
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
