import type { Core } from '@strapi/strapi';
import type { Context } from './read-input';

/** Whether the request carries an unexpired panel token. Does not query the database. */
export function hasPanelSignature(strapi: Core.Strapi, ctx: Context): boolean {
  const token = bearerOf(ctx);
  return token !== null && strapi.sessionManager('admin').validateAccessToken(token).isValid;
}

export function bearerOf(ctx: Pick<Context, 'req'>): string | null {
  // Not `ctx.get`: a policy's context lacks Koa's shorthands.
  return /^bearer +(\S+)$/i.exec(ctx.req.headers.authorization?.trim() ?? '')?.[1] ?? null;
}
