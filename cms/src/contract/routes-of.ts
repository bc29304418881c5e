import type { CallGroup } from './call';

interface Route {
  method: string;
  path: string;
  handler: string;
  config: { auth: false } | { policies: string[] };
}

/**
 * The routes of a group, for Strapi. A call for anyone asks for no sign-in; one for staff has its grant (see
 * `staffActions`) and the policy that looks at the role once more, whatever a token may be granted elsewhere.
 */
export function routesOf({ calls }: CallGroup): { routes: Route[] } {
  return {
    routes: calls.map(({ method, path, handler, who }) => ({
      method,
      path,
      handler,
      config: who === 'anyone' ? { auth: false } : { policies: ['global::is-staff'] },
    })),
  };
}

/** What the role `staff` is granted: the action of each call for staff, as Strapi names it. */
export function staffActions(groups: readonly CallGroup[]): string[] {
  return groups.flatMap(({ api, calls }) =>
    calls.filter(({ who }) => who === 'staff').map(({ handler }) => `api::${api}.${handler}`),
  );
}
