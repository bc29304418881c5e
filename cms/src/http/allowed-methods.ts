import type { Core } from '@strapi/strapi';
import { routedPath } from './request-path';

/** Empty for an unknown path. A literal route, like `/menu/categories`, wins over `/menu/:id`. */
export function allowedMethods(strapi: Core.Strapi, path: string): string[] {
  const layers = strapi.server.api('content-api').listRoutes();
  const matching = layers.filter((layer) => layer.match(path));
  const named = matching.filter((layer) => String(layer.path) === routedPath(path));
  const methods = (named.length > 0 ? named : matching).flatMap((layer) => layer.methods);
  return [...new Set(methods)].sort();
}
