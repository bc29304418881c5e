import { errors } from '@strapi/utils';

export interface FieldProblem {
  path: ReadonlyArray<string | number>;
  message: string;
}

interface Extra {
  /** The stored entity, for a 412. */
  current?: unknown;
  /** What the sign-in still needs after the correct password. Makes the 401 a `TwoStepError`. */
  twoStep?: { ticket: string; setup: { secret: string; uri: string } | null };
  /** Whole seconds to wait before trying again, for a 429 or 503. */
  retryAfterSeconds?: number;
}

type HttpStatus = 400 | 401 | 404 | 412 | 413 | 415 | 429 | 503;

/** A failure whose message is meant for the caller. Unexpected errors keep their message on the server. */
export class HttpError extends Error {
  constructor(
    readonly status: HttpStatus,
    message: string,
    readonly extra: Extra = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'HttpError';
  }
}

/** 409: the stored content does not allow the request. The caller and the panel both show the message. */
export class ConflictError extends errors.ApplicationError {}

/** 503: the API cannot answer right now, though nothing is wrong with the request. */
export class UnavailableError extends Error {
  readonly status = 503;
  /** Replaces the usual message to the caller. */
  readonly said: string | undefined;

  constructor(message: string, { said, ...options }: ErrorOptions & { said?: string } = {}) {
    super(message, options);
    this.said = said;
  }
}

/** 400 with a sentence for each field, which the panel also shows by that field. */
export function invalid(problems: readonly FieldProblem[]): Error {
  return new errors.ValidationError(problems[0]?.message ?? 'This is not valid.', {
    errors: problems.map(({ path, message }) => ({ path: [...path], message, name: 'ValidationError' })),
  });
}

export function invalidField(path: string, message: string): Error {
  return invalid([{ path: [path], message }]);
}

/** 404 that names what is missing: `There is no such dish.` */
export function missing(what: string): HttpError {
  return new HttpError(404, `There is no such ${what}. It may have been deleted.`);
}

export function editedMeanwhile(current: unknown): HttpError {
  return new HttpError(
    412,
    'Someone else has changed this. Nothing was saved: compare your version with the stored one.',
    { current },
  );
}
