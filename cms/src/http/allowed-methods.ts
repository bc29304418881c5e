import type { Core } from '@strapi/strapi';

/** The methods that some route under /api takes at this path, in alphabetical order; none for an unknown path. */
export function allowedMethods(strapi: Core.Strapi, path: string): string[] {
  const layers = strapi.server.api('content-api').listRoutes();
  const methods = layers.filter((layer) => layer.match(path)).flatMap((layer) => layer.methods);
  return [...new Set(methods)].sort();
}
