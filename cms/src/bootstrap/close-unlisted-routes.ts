import type { Core } from '@strapi/strapi';

/**
 * Removes the plugins' own routes under /api, and one of the panel's, before the router is built: a missing route needs no
 * guard.
 */
export function closeUnlistedRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const { routes } = plugin as { routes: unknown };
    if (typeof routes !== 'object' || routes === null || Array.isArray(routes)) continue;
    for (const [name, router] of Object.entries(routes as Record<string, unknown>)) {
      if (isContentApi(name, router)) delete (routes as Record<string, unknown>)[name];
    }
  }
  // The panel never calls it, and everybody in the panel could send any mail in the restaurant's name.
  const { admin } = strapi.plugin('email').routes as unknown as { admin: { routes: { handler: string }[] } };
  admin.routes = admin.routes.filter(({ handler }) => handler !== 'email.send');
}

function isContentApi(name: string, router: unknown): boolean {
  if (name === 'content-api') return true;
  return typeof router === 'object' && router !== null && 'type' in router && router.type === 'content-api';
}
