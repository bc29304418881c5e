import { isPublicRead, type Call } from '../call';
import type { JsonSchema, ToJsonSchema } from './json-schema';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export function parametersOf(call: Call, toJsonSchema: ToJsonSchema): Parameter[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => pathParameter(name ?? ''));
  const listed = Object.entries(call.headers ?? {}).map(([name, what]) => header(name, what));
  return [
    ...inPath,
    ...(call.query ? queryParameters(toJsonSchema(call.query, 'input')) : []),
    ...listed,
    ...(call.isConditional ? [ifMatch] : []),
    ...(isPublicRead(call) ? [ifNoneMatch] : []),
  ];
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

const ifMatch = header(
  'If-Match',
  'The `etag` of the entity as it was read: nothing is written if it has changed since.',
);
const ifNoneMatch = header('If-None-Match', 'The `ETag` of an earlier response.');

function pathParameter(name: string): Parameter {
  return {
    name,
    in: 'path',
    required: true,
    description: 'An id from the API.',
    schema: { type: 'string' },
  };
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as JsonSchema;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: asQueryValue(schema),
    };
  });
}

/** Query values arrive as text and are parsed to a number or boolean: schema and default show the parsed value. */
function asQueryValue(schema: JsonSchema): JsonSchema {
  const { enum: _texts, ...rest } = schema;
  if (schema.type === 'boolean') {
    return { ...rest, ...('default' in schema ? { default: schema.default === 'true' } : {}) };
  }
  if (schema.type !== 'integer' || !('default' in schema)) return schema;
  return { ...schema, default: Number(schema.default) };
}
