import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { invalid, invalidField, missing, SpokenError } from '../failures/failures';
import { isId } from '../rules/ids';
import { problemsOf, sentenceOf } from './sentences';

export type Context = Parameters<Core.ControllerHandler>[0];

const noObject = [{ path: [], message: 'The body must be a JSON object.' }];

/**
 * The JSON body, checked: a clean value of the schema's output. 400 with a sentence for each field that is wrong or
 * unknown or where there is no body, 415 where the body is not JSON.
 */
export function readBody<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  if (ctx.request.length === 0 || ctx.is('json') === null) throw invalid(noObject);
  if (!ctx.is('json')) throw new SpokenError(415, 'Send the body as application/json.');
  const body: unknown = ctx.request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid(noObject);
  }
  return parse(schema, body);
}

/** The query, checked, each parameter given at most once. A schema that is not strict ignores what it does not know. */
export function readQuery<Schema extends z.ZodObject>(ctx: Context, schema: Schema): z.output<Schema> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (Object.hasOwn(values, name) && name in schema.shape) {
      throw invalidField(name, `${name} is given more than once.`);
    }
    values[name] = value;
  }
  return parse(schema, values);
}

/** The `:id` of the path. What cannot be an id names nothing: 404. */
export function readId(ctx: Context, what: string): string {
  const { id } = ctx.params as { id?: unknown };
  if (typeof id !== 'string' || !isId(id)) throw missing(what);
  return id;
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: sentenceOf });
  if (!result.success) throw invalid(problemsOf(result.error.issues));
  return result.data;
}
