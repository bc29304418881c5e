import type { Core } from '@strapi/strapi';
import { PUBLIC_READS } from '../contract/all-calls';
import { contentVersionOf } from '../entries/content-version';
import { createPublicAnswers, type Answer } from '../http/public-answers';
import { etagOf, matchesEtag } from '../entries/etag';
import { createRestaurantDay } from '../entries/restaurant';
import { UnavailableError } from '../failures/failures';
import { routedPath } from '../http/request-path';

/** Reads the version before the content, so that a cached answer is at least as new as its version. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const answers = createPublicAnswers();
  const today = createRestaurantDay(strapi);

  const versionAndDay = async () => {
    try {
      const version = await contentVersionOf(strapi).read();
      return { version, day: await today(version) };
    } catch (cause) {
      throw new UnavailableError('The database does not answer', { cause });
    }
  };

  return async (ctx, next) => {
    const path = routedPath(ctx.path);
    const known = PUBLIC_READS.get(path);
    if (known === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();

    const { version, day } = await versionAndDay();
    let isMine = false;
    const answer = await answers.get(
      `${path} ${day} ${parametersOf(known, ctx.querystring)}`,
      version,
      async () => {
        isMine = true;
        await next();
        return ctx.status === 200 ? keep(ctx) : null;
      },
    );
    // A refused request has no answer to share, so those that waited for it make their own.
    if (answer === null) return isMine ? undefined : next();
    send(ctx, answer);
  };
};

function parametersOf(known: readonly string[], querystring: string): string {
  const search = new URLSearchParams(querystring);
  return JSON.stringify(known.map((name) => search.getAll(name)));
}

type Context = Parameters<Core.ControllerHandler>[0];

const OF_ONE_ANSWER = new Set(['content-length', 'content-type', 'date', 'connection', 'etag', 'set-cookie']);

function isOfOneAnswer(name: string): boolean {
  return OF_ONE_ANSWER.has(name) || name.startsWith('access-control-');
}

function keep(ctx: Context): Answer {
  const body = Buffer.from(JSON.stringify(ctx.body));
  const headers: Answer['headers'] = {};
  for (const [name, value] of Object.entries(ctx.response.headers)) {
    if (isOfOneAnswer(name) || value === undefined) continue;
    headers[name] = Array.isArray(value) ? value : String(value);
  }
  return {
    body,
    etag: etagOf(body),
    headers,
    goodUntil: (ctx.state.goodUntil as number | null | undefined) ?? null,
  };
}

function send(ctx: Context, answer: Answer): void {
  for (const name of Object.keys(ctx.response.headers)) {
    if (isOfOneAnswer(name)) ctx.remove(name);
  }
  ctx.set(answer.headers);
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', answer.etag);
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  // Koa's own check never matches under `Cache-Control: no-cache`, which Node's fetch adds to such requests.
  if (matchesEtag(ctx.get('If-None-Match'), answer.etag)) {
    ctx.status = 304;
    ctx.body = null;
    return;
  }
  ctx.body = answer.body;
}
