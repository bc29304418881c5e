import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { StaffConfig } from '../../../contract/routes-of';
import { bearerOf } from '../../../http/bearer-token';
import type { Context } from '../../../http/read-input';
import { roleOfType, shareOf } from '../../../rules/roles';
import { session } from '../services/session';

/** 401 unless signed in with the current password; 403 unless the role may make the call with this body. */
export default async function isStaff(
  ctx: Context,
  call: StaffConfig,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const { auth, user } = ctx.state;
  const token = bearerOf(ctx);
  // `staff-calls` has checked that the token is valid and was not signed out.
  const isSignIn =
    ctx.state.isSignedIn === true &&
    auth?.strategy?.name === 'users-permissions' &&
    user !== undefined &&
    token !== null;
  if (!isSignIn || !(await session(strapi).isOf(token, user))) {
    throw new errors.UnauthorizedError();
  }
  const role = roleOfType(user.role?.type);
  const share = role && shareOf(role, call);
  if (share === null || share === 'all') return share === 'all';
  // A body that is not an object is refused later, when it is read.
  return Object.keys(ctx.request.body ?? {}).every((name) => share.includes(name));
}
