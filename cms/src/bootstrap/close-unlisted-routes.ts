import type { Core } from '@strapi/strapi';

/** Removes the plugins' own routes under /api before the router is built: a missing route needs no guard. */
export function closeUnlistedRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const { routes } = plugin as { routes: unknown };
    if (typeof routes !== 'object' || routes === null || Array.isArray(routes)) continue;
    for (const [name, router] of Object.entries(routes as Record<string, unknown>)) {
      if (isContentApi(name, router)) delete (routes as Record<string, unknown>)[name];
    }
  }
}

function isContentApi(name: string, router: unknown): boolean {
  if (name === 'content-api') return true;
  return typeof router === 'object' && router !== null && 'type' in router && router.type === 'content-api';
}
