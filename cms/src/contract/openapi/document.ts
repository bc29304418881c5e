import type { CallGroup } from '../call';
import { createJsonSchemas, type ToJsonSchema } from './json-schema';
import { operationOf, STAFF_TOKEN, type Operation } from './operation';

const INTRODUCTION = [
  '**Formats.** JSON in UTF-8. Times are ISO 8601 in UTC, dates `YYYY-MM-DD` in the restaurant’s time zone. An id is an opaque string.',
  '**Who may call.** Public calls take no token. Staff sign in with `POST /api/auth/login` and send the token as `Authorization: Bearer …`.',
  '**Failures.** Every failure has one shape, `Error`: a code for programs, a sentence for people and, if fields are wrong, each of them. Any call may also return 405 (this address does not accept the method; `Allow` lists those it accepts) and 500 (our fault). The web host in front may return 408 (the body took too long to arrive), 429 (too many at once from one address), 503 (nothing was done) and 504 (no response came: a change may have been made).',
  '**Fields and parameters.** An unlisted field is refused by name, even one that the response contains but nobody can set. So is an unlisted parameter of a call that writes through parameters; reads ignore it. In a `PUT`, an optional field that is left out keeps its stored value.',
  '**Lists.** A staff list returns `items`, `page`, `pageSize` and `total`.',
  '**Nobody’s change is lost.** An entity comes with its version, as `ETag` and as the field `etag`. Send it as `If-Match` with a write: if someone else has changed the entity since, nothing is written and the response is a 412, with the stored entity in `current`.',
  '**Reading again.** A public read carries a strong `ETag`. Send it as `If-None-Match`: the response is a 304 while nothing has changed.',
];

export function openApiDocument(groups: readonly CallGroup[]) {
  const { named, toJsonSchema } = createJsonSchemas();
  return {
    openapi: '3.1.1',
    info: { title: 'The restaurant’s API', version: '1', description: INTRODUCTION.join('\n\n') },
    servers: [{ url: '/' }],
    tags: groups.map(({ title }) => ({ name: title })),
    paths: pathsOf(groups, toJsonSchema),
    components: {
      schemas: named,
      headers: {
        ETag: { description: 'The version of what was returned.', schema: { type: 'string' } },
        'Retry-After': {
          description: 'How many seconds to wait before trying again.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: {
        [STAFF_TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` from `POST /api/auth/login`, for a staff account.',
        },
      },
    },
  };
}

function pathsOf(groups: readonly CallGroup[], toJsonSchema: ToJsonSchema) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const group of groups) {
    for (const call of group.calls) {
      const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, group, toJsonSchema) };
    }
  }
  return paths;
}
