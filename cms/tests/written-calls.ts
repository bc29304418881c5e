import { ALL_GROUPS } from '../src/contract/all-calls';
import { openApiDocument } from '../src/contract/openapi/document';
import type { RunningCms } from './running-cms';

export const written = openApiDocument(ALL_GROUPS);

/** The calls in the document, like `GET /api/admin/menu/{id}`, and whether each needs a token. */
export const writtenCalls = Object.entries(written.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { security }]) => ({
    call: `${method.toUpperCase()} ${path}`,
    needsToken: security.length > 0,
  })),
);

/** Every call under /api that the router accepts. */
export function routedCalls({ strapi }: RunningCms): string[] {
  const layers: { methods: string[]; path: string }[] = strapi.server.listRoutes();
  return layers
    .filter(({ path }) => /^\/api(\/|$)/.test(path))
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${asWrittenPath(path)}`),
    )
    .sort();
}

/** `/menu/:id` as the document writes it: `/menu/{id}`. */
export function asWrittenPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}
