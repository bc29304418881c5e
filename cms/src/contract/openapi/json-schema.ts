import { z } from 'zod';
import { NAMED_SCHEMAS, type Side } from './component-names';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const namesOf = (side: Side) =>
  new Map<unknown, string>(Object.entries(NAMED_SCHEMAS[side]).map(([name, schema]) => [schema, name]));

const NAMES = { input: namesOf('input'), output: namesOf('output') };

export function jsonSchemaOf(schema: z.ZodType, side: Side): JsonSchema {
  const name = NAMES[side].get(schema);
  return name === undefined ? written(schema, side) : referenceTo(name);
}

export function namedJsonSchemas(): Record<string, JsonSchema> {
  const sides: Side[] = ['output', 'input'];
  return Object.fromEntries(
    sides.flatMap((side) =>
      Object.entries(NAMED_SCHEMAS[side]).map(([name, schema]) => [name, written(schema, side)]),
    ),
  );
}

function written(schema: z.ZodType, side: Side): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: side,
    override({ zodSchema, jsonSchema, path }) {
      const name = NAMES[side].get(zodSchema);
      if (name !== undefined && path.length > 0) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, referenceTo(name));
      }
      withoutSafeRange(jsonSchema);
    },
  });
  return JSON.parse(JSON.stringify(json)) as JsonSchema;
}

const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Drops the bounds that zod gives every integer: they are only JavaScript's own. */
function withoutSafeRange(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
