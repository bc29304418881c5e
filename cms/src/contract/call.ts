import type { z } from 'zod';
import type { FieldsOfRoles, Role } from '../rules/roles';

/** A call of the API. Routes, grants, body checks and the OpenAPI document are all made from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** `<controller>.<action>` in the group's folder below `src/api`. */
  handler: string;
  /** Anyone, or staff with this role or a higher one. */
  who: 'anyone' | Role;
  /** Lower roles that may make the call too, each with only these fields in the body. */
  partly?: FieldsOfRoles;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Request headers that the call reads besides `Authorization` and `If-Match`, each with its purpose. */
  headers?: Readonly<Record<string, string>>;
  isMultipart?: boolean;
  /** Accepts `If-Match`, and returns 412 if the entity has changed since. */
  isConditional?: boolean;
  answer: { status: 200 | 201 | 204; body?: z.ZodType; hasEtag?: boolean };
  /** Failure statuses beyond those that the other fields imply. */
  failures?: ReadonlyArray<401 | 404 | 409 | 412 | 413 | 415 | 429 | 503>;
}

export interface CallGroup {
  api: string;
  title: string;
  calls: readonly Call[];
}

type Route = `${Call['method']} /${string}`;

export const callsFor =
  (who: Call['who']) =>
  (
    route: Route,
    handler: string,
    answer: Call['answer'],
    further: Omit<Call, 'who' | 'method' | 'path' | 'handler' | 'answer'>,
  ): Call => {
    const [method, path] = route.split(' ') as [Call['method'], string];
    return { who, method, path, handler, answer, ...further };
  };

/** A call without a sign-in: `anyone('GET /menu/full', 'menu.full', tagged(fullMenu), …)`. */
export const anyone = callsFor('anyone');

export const host = callsFor('host');

export const manager = callsFor('manager');

export const owner = callsFor('owner');

/** `tagged` answers carry a version; `plain` ones do not. */
export const tagged = (body: z.ZodType, status: 200 | 201 = 200) => ({ status, body, hasEtag: true });

export const plain = (body: z.ZodType, status: 200 | 201 = 200) => ({ status, body });

export const NOTHING: Call['answer'] = { status: 204 };

/** Whether the call is a public read: cached until the content changes, and open to conditional requests. */
export function isPublicRead({ method, who, answer }: Call): boolean {
  return method === 'GET' && who === 'anyone' && answer.hasEtag === true;
}
