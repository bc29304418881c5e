import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { invalid, invalidField, missing, HttpError } from '../failures/failures';
import { isId } from '../rules/ids';
import { problemsOf, sentenceOf } from './sentences';

export type Context = Parameters<Core.ControllerHandler>[0];

/** An uploaded file. It stays in the temporary folder until the request is answered. */
export interface SentFile {
  filepath: string;
  originalFilename: string | null;
}

const NO_OBJECT = [{ path: [], message: 'The body must be a JSON object.' }];

export function readIfMatch(ctx: Context): string {
  return ctx.get('If-Match');
}

/** The checked JSON body. 400 with a sentence for each wrong or unknown field, 415 if it is not JSON. */
export function readBody<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  if (ctx.request.length === 0 || ctx.is('json') === null) throw invalid(NO_OBJECT);
  if (!ctx.is('json')) throw new HttpError(415, 'Send the body as application/json.');
  const body: unknown = ctx.request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid(NO_OBJECT);
  }
  return parse(schema, body);
}

/** A `multipart/form-data` body: one file, named `file`, and checked fields. 400, or 415 for another type. */
export function readUpload<Schema extends z.ZodObject>(
  ctx: Context,
  schema: Schema,
): { file: SentFile; fields: z.output<Schema> } {
  if (!ctx.is('multipart/form-data')) {
    throw new HttpError(415, 'Send the body as multipart/form-data.');
  }
  const { file, ...others } = (ctx.request as { files?: Record<string, SentFile | SentFile[]> }).files ?? {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw invalidField(unknown.slice(0, 60), `“${unknown.slice(0, 60)}” can’t be set here.`);
  }
  if (Array.isArray(file)) throw invalidField('file', 'Send one picture at a time.');
  if (file === undefined) throw invalidField('file', 'Send a picture as “file”.');
  return { file, fields: parse(schema, ctx.request.body) };
}

/** The checked query, without repeated parameters. Unless the schema is strict, unknown ones are ignored. */
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

/** The `:id` of the path. Throws 404 if it cannot be an id. */
export function readId(ctx: Context, what: string): string {
  const { id } = ctx.params as { id?: unknown };
  if (typeof id !== 'string' || !isId(id)) throw missing(what);
  return id;
}

/** The `Idempotency-Key` header, empty if there is none. Throws 400 if it is malformed. */
export function readIdempotencyKey(ctx: Context): string {
  const key = ctx.get('Idempotency-Key');
  if (key === '' || /^[\w-]{16,100}$/.test(key)) return key;
  throw invalidField('Idempotency-Key', 'Idempotency-Key must have 16 to 100 letters, digits, “-” and “_”.');
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: sentenceOf });
  if (!result.success) throw invalid(problemsOf(result.error.issues));
  return result.data;
}
