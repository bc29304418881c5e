import { type Role, shareOf } from '../rules/roles';
import type { Call, CallGroup } from './call';

interface Route {
  method: string;
  path: string;
  handler: string;
  config: {
    auth?: false;
    policies?: [{ name: string; config: StaffConfig }];
    middlewares: [ReturnType<typeof answering>];
  };
}

/** Koa's context, of which only this is used. */
interface Answering {
  status: number;
  body?: unknown;
  set(header: string, value: string): void;
}

/** What the policy of a staff call knows about the call. */
export type StaffConfig = { who: Role } & Pick<Call, 'partly'>;

/** `auth: false` needs no sign-in; a staff call needs its grant (`staffActions`) and the policy's role. */
export function routesOf({ calls }: CallGroup): { routes: Route[] } {
  return {
    routes: calls.map(({ method, path, handler, who, partly, answer }) => ({
      method,
      path,
      handler,
      config: {
        middlewares: [answering(who, answer)],
        ...(who === 'anyone'
          ? { auth: false }
          : { policies: [{ name: 'api::auth.is-staff', config: { who, ...(partly ? { partly } : {}) } }] }),
      },
    })),
  };
}

/** Answers what the controller returns: with the call's status, and to staff with its version as a header. */
const answering =
  (who: Call['who'], { status, hasEtag }: Call['answer']) =>
  async (ctx: Answering, next: () => Promise<unknown>): Promise<void> => {
    await next();
    ctx.status = status;
    if (hasEtag && who !== 'anyone') ctx.set('ETag', (ctx.body as { etag: string }).etag);
  };

/** What a staff role is granted: Strapi's action for each call that it may make, even in part. */
export function staffActions(groups: readonly CallGroup[], role: Role): string[] {
  return groups.flatMap(({ api, calls }) =>
    calls
      .filter(
        ({ who, partly }) =>
          who !== 'anyone' && shareOf(role, { who, ...(partly ? { partly } : {}) }) !== null,
      )
      .map(({ handler }) => `api::${api}.${handler}`),
  );
}
