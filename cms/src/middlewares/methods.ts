import type { Core } from '@strapi/strapi';
import { allowedMethods } from '../http/allowed-methods';
import { isApiPath } from '../http/error-shape';

/** Answers 405 first: otherwise `PUT /menu/categories` would be taken for a dish with that id. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!isApiPath(ctx.path) || ctx.method === 'OPTIONS') return next();
    const allowed = allowedMethods(strapi, ctx.path);
    if (allowed.length === 0 || allowed.includes(ctx.method)) return next();
    ctx.set('Allow', allowed.join(', '));
    return ctx.throw(405);
  };
