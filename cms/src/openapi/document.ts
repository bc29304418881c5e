import type { CallGroup } from '../contract/call';
import type { OpenApiDocument, Operation } from './document-types';
import { introduction } from './introduction';
import { namedJsonSchemas } from './json-schema';
import { operationOf, staffToken } from './operation';

/** The calls as an OpenAPI 3.1 document. */
export function openApiDocument(groups: readonly CallGroup[]): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'The API of the restaurant',
      version: '1',
      description: introduction.map(({ matter, text }) => `**${matter}.** ${text}`).join('\n\n'),
    },
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
        [staffToken]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of `POST /api/auth/login`, of an account with the role `staff`.',
        },
      },
    },
  };
}

function pathsOf(groups: readonly CallGroup[]): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const group of groups) {
    for (const call of group.calls) {
      const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, group) };
    }
  }
  return paths;
}
