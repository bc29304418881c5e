import type { CallGroup } from './call';

interface Route {
  method: string;
  path: string;
  handler: string;
  config: { auth: false } | { policies: string[] };
}

/** `auth: false` needs no sign-in; a staff call needs its grant (`staffActions`) and the policy's role. */
export function routesOf({ calls }: CallGroup): { routes: Route[] } {
  return {
    routes: calls.map(({ method, path, handler, who }) => ({
      method,
      path,
      handler,
      config: who === 'anyone' ? { auth: false } : { policies: ['api::auth.is-staff'] },
    })),
  };
}

/** What the role `staff` is granted: Strapi's name for the action of each staff call. */
export function staffActions(groups: readonly CallGroup[]): string[] {
  return groups.flatMap(({ api, calls }) =>
    calls.filter(({ who }) => who === 'staff').map(({ handler }) => `api::${api}.${handler}`),
  );
}
