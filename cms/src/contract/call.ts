import type { z } from 'zod';

/** A call of the API. Routes, grants, checks of bodies and the written API are all made from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** `<controller>.<action>` of the api folder that the call is listed for. */
  handler: string;
  who: 'anyone' | 'staff';
  summary: string;
  description?: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Request headers that the call reads besides `Authorization` and `If-Match`, with what they are for. */
  headers?: Readonly<Record<string, string>>;
  isMultipart?: boolean;
  /** Takes `If-Match` and answers 412 where the entity has changed since. */
  isConditional?: boolean;
  answer: { status: 200 | 201 | 204; body?: z.ZodType; hasEtag?: boolean };
  /** Statuses of failures beyond those that `who`, a body and a query bring along. */
  failures?: ReadonlyArray<401 | 404 | 409 | 413 | 415 | 429 | 503>;
}

export interface CallGroup {
  api: string;
  title: string;
  calls: readonly Call[];
}

/** Whether the call is a public read: kept while the content has not changed, and answered 304. */
export function isPublicRead({ method, who, answer }: Call): boolean {
  return method === 'GET' && who === 'anyone' && answer.hasEtag === true;
}
