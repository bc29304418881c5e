import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import proxyAddress from 'proxy-addr';
import { PUBLIC_READS } from '../contract/all-calls';
import { TWO_STEP_ERROR } from '../http/error-shape';
import type { Context } from '../http/read-input';
import { countAnswer } from '../http/metrics';
import { routedPath } from '../http/request-path';

const HARMLESS = /^[\w-]{1,64}$/;

/** Gives each request the web host's id, or a new one, for the log and for the caller. */
export default (
  { trustedProxies }: { trustedProxies: string[] },
  { strapi }: { strapi: Core.Strapi },
): Core.MiddlewareHandler => {
  const isTrusted = proxyAddress.compile(trustedProxies);
  return async (ctx, next) => {
    const startedAt = performance.now();
    const given = ctx.get('X-Request-Id');
    const isAccepted = HARMLESS.test(given) && isTrusted(ctx.req.socket.remoteAddress ?? '', 0);
    ctx.state.requestId = isAccepted ? given : randomUUID();
    await next();
    // Set last: a cached answer carries the headers of the request that it was made for.
    ctx.set('X-Request-Id', ctx.state.requestId as string);
    const { method, url, status } = ctx;
    const ms = performance.now() - startedAt;
    strapi.log.http('Answered.', { method, url, status, ms: Math.round(ms) });
    const isHalfSignIn = (ctx.body as { error?: unknown } | null)?.error === TWO_STEP_ERROR;
    countAnswer(strapi, { method, route: routeOf(ctx), status, seconds: ms / 1000, isHalfSignIn });
  };
};

/** One of a fixed number of names. A public read is often answered before the router sees it. */
function routeOf({ path, _matchedRoute: matched }: Context): string {
  const read = routedPath(path);
  if (PUBLIC_READS.has(read)) return read;
  // A pattern that matches any path names no route.
  return String(matched).startsWith('/') ? String(matched) : 'none';
}
