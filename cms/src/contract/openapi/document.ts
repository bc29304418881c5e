import type { CallGroup } from '../call';
import { namedJsonSchemas } from './json-schema';
import { operationOf, STAFF_TOKEN, type Operation } from './operation';

const INTRODUCTION = [
  '**Formats.** JSON in UTF-8. Times are ISO 8601 in UTC, dates `YYYY-MM-DD` in the restaurant’s time zone. An id is a text to hand back as it came.',
  '**Who may call.** Public calls take no token. Staff sign in with `POST /api/auth/login` and send the token as `Authorization: Bearer …`.',
  '**Failures.** Every failure has one shape, `Error`: a code for programs, a sentence for people and, where fields are wrong, each of them. Any call may also answer 405 (this address does not take this method; `Allow` names those that it takes) and 500 (a fault of ours).',
  '**Fields and parameters.** A field that is not listed is refused by its name, one that the answer holds and nobody can set among them; so is, where a call writes, a parameter that is not. Public reads ignore parameters they do not know. In a `PUT`, a field that may be left out and is stays as it is stored.',
  '**Lists.** A list for staff answers `items`, `page`, `pageSize` and `total`.',
  '**Nobody’s change is lost.** An entity comes with its version, as `ETag` and as the field `etag`. Send it as `If-Match` with a write: where someone else has changed the entity since, the answer is 412 with what is stored in `current`, and nothing is written.',
  '**Reading again.** A public read carries a strong `ETag`; sent as `If-None-Match` it is answered 304 while nothing has changed.',
];

export function openApiDocument(groups: readonly CallGroup[]) {
  return {
    openapi: '3.1.1',
    info: { title: 'The API of the restaurant', version: '1', description: INTRODUCTION.join('\n\n') },
    servers: [{ url: '/' }],
    tags: groups.map(({ title }) => ({ name: title })),
    paths: pathsOf(groups),
    components: {
      schemas: namedJsonSchemas(),
      headers: {
        ETag: { description: 'The version of what is answered.', schema: { type: 'string' } },
        'Retry-After': {
          description: 'After how many seconds it is worth trying again.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: {
        [STAFF_TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of `POST /api/auth/login`, of an account with the role `staff`.',
        },
      },
    },
  };
}

function pathsOf(groups: readonly CallGroup[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const group of groups) {
    for (const call of group.calls) {
      const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, group) };
    }
  }
  return paths;
}
