import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type ToJsonSchema = (schema: z.ZodType, side: 'input' | 'output') => JsonSchema;

/** Schemas with an id become components, to which the others refer: they are collected in `named`. */
export function createJsonSchemas() {
  const named: Record<string, JsonSchema> = {};
  const toJsonSchema: ToJsonSchema = (schema, side) => {
    // Wrapped in an object, because zod writes out the outermost schema even if it has an id.
    const whole = z.toJSONSchema(z.object({ part: schema }), { io: side, override: withoutSafeRange });
    const { $defs = {}, properties = {} } = JSON.parse(
      JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'),
    ) as JsonSchema;
    for (const [name, { id: _id, ...component }] of Object.entries($defs)) named[name] = component;
    return properties.part as JsonSchema;
  };
  return { named, toJsonSchema };
}

/** Drops the bounds that zod gives every integer: they are just the limits of JavaScript. */
function withoutSafeRange({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
