import { z } from 'zod';
import { namedSchemas, type Side } from './component-names';

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const namesOf = (side: Side) =>
  new Map<unknown, string>(Object.entries(namedSchemas[side]).map(([name, schema]) => [schema, name]));

const names = { input: namesOf('input'), output: namesOf('output') };

/** The schema in JSON, by reference where it has a name. */
export function jsonSchemaOf(schema: z.ZodType, side: Side): JsonSchema {
  const name = names[side].get(schema);
  return name === undefined ? written(schema, side) : referenceTo(name);
}

/** Every named schema, written out. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  const sides: Side[] = ['output', 'input'];
  return Object.fromEntries(
    sides.flatMap((side) =>
      Object.entries(namedSchemas[side]).map(([name, schema]) => [name, written(schema, side)]),
    ),
  );
}

function written(schema: z.ZodType, side: Side): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: side,
    override({ zodSchema, jsonSchema, path }) {
      const name = names[side].get(zodSchema);
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

/** That a whole number fits a double goes without saying. */
function withoutSafeRange(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
