import type { Core } from '@strapi/strapi';

/** By plugin, routes of the panel that it never calls here. */
const UNUSED: Readonly<Record<string, RegExp>> = {
  // Everybody in the panel could send any email in the restaurant's name.
  email: /^email\.send$/,
  // No type has drafts, so these would fail.
  'content-manager': /\.(publish|unpublish|discard|bulkPublish|bulkUnpublish)$/,
};

/**
 * Removes the plugins' own routes under /api, and some of the panel's, before the router is built: a missing route
 * needs no guard.
 */
export function closeUnlistedRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const { routes } = plugin as { routes: unknown };
    if (typeof routes !== 'object' || routes === null || Array.isArray(routes)) continue;
    for (const [name, router] of Object.entries(routes as Record<string, unknown>)) {
      if (isContentApi(name, router)) delete (routes as Record<string, unknown>)[name];
    }
  }
  for (const [name, unused] of Object.entries(UNUSED)) {
    const { admin } = strapi.plugin(name).routes as unknown as { admin: { routes: { handler: string }[] } };
    admin.routes = admin.routes.filter(({ handler }) => !unused.test(handler));
  }
}

function isContentApi(name: string, router: unknown): boolean {
  if (name === 'content-api') return true;
  return typeof router === 'object' && router !== null && 'type' in router && router.type === 'content-api';
}
