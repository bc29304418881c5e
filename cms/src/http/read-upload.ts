import type { z } from 'zod';
import { invalid, invalidField, SpokenError } from '../failures/failures';
import type { Context } from './read-input';
import { problemsOf, sentenceOf } from './sentences';

/** A file that was sent, as it lies in the folder for temporary files until the request is answered. */
export interface SentFile {
  filepath: string;
  originalFilename: string | null;
}

/** A body of `multipart/form-data`: exactly one file, named `file`, and checked fields. 400 for anything else, 415 for another type. */
export function readUpload<Schema extends z.ZodObject>(
  ctx: Context,
  schema: Schema,
): { file: SentFile; fields: z.output<Schema> } {
  if (!ctx.is('multipart/form-data')) {
    throw new SpokenError(415, 'Send the body as multipart/form-data.');
  }
  const { file, ...others } = (ctx.request as { files?: Record<string, SentFile | SentFile[]> }).files ?? {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw invalidField(unknown.slice(0, 60), `“${unknown.slice(0, 60)}” is not a field here.`);
  }
  if (Array.isArray(file)) throw invalidField('file', 'Send one picture at a time.');
  if (file === undefined) throw invalidField('file', 'Send a picture as “file”.');
  const fields = schema.safeParse(ctx.request.body, { error: sentenceOf });
  if (!fields.success) throw invalid(problemsOf(fields.error.issues));
  return { file, fields: fields.data };
}
