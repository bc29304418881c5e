import type { ErrorBody } from '../contract/openapi/failure';
import { errors } from '@strapi/utils';
import { ConflictError, HttpError, UnavailableError } from '../failures/failures';

const PLAIN: Record<number, { error: string; message: string }> = {
  400: { error: 'BadRequestError', message: 'The request could not be understood.' },
  401: { error: 'UnauthorizedError', message: 'Please sign in.' },
  403: { error: 'ForbiddenError', message: 'You are not allowed to do this.' },
  404: { error: 'NotFoundError', message: 'There is nothing at this address.' },
  405: { error: 'MethodNotAllowedError', message: 'This address does not accept this method.' },
  409: { error: 'ConflictError', message: 'This conflicts with what is stored.' },
  412: { error: 'PreconditionFailedError', message: 'Someone else has changed this.' },
  413: { error: 'PayloadTooLargeError', message: 'The request is too large.' },
  415: { error: 'UnsupportedMediaTypeError', message: 'This type of content is not accepted.' },
  429: { error: 'RateLimitError', message: 'Too many requests: please wait a little.' },
  500: { error: 'InternalServerError', message: 'Something went wrong on our end.' },
  503: { error: 'ServiceUnavailableError', message: 'This is not available at the moment.' },
};

/** The code of the 401 that is half a sign-in. */
export const TWO_STEP_ERROR = 'TwoStepError';

export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(path);
}

type Thrown = new (...args: never[]) => Error;

const VALIDATIONS: readonly Thrown[] = [errors.ValidationError, errors.YupValidationError];

/** By exact class: a subclass that a library derives from one of these may mean anything. */
const STATUS_OF_CLASS: ReadonlyMap<unknown, number> = new Map<Thrown, number>([
  [errors.ValidationError, 400],
  [errors.YupValidationError, 400],
  [errors.PaginationError, 400],
  [errors.ApplicationError, 400],
  [errors.UnauthorizedError, 401],
  [errors.ForbiddenError, 403],
  [errors.PolicyError, 403],
  [errors.NotFoundError, 404],
  [ConflictError, 409],
  [errors.PayloadTooLargeError, 413],
  [errors.RateLimitError, 429],
]);

/** The status for an error. An error that nobody threw deliberately is a bug: 500. */
export function statusOf(error: unknown): number {
  const ofClass = STATUS_OF_CLASS.get(property(error, 'constructor'));
  if (ofClass !== undefined) return ofClass;
  const status = property(error, 'status');
  return typeof status === 'number' && status in PLAIN ? status : 500;
}

/** The body for a status. Errors written for the caller keep their message; others get a standard one. */
export function errorBody(status: number, error?: unknown): ErrorBody {
  const known = PLAIN[status] ??
    (status >= 500 ? PLAIN[500] : PLAIN[400]) ?? { error: 'Error', message: 'Error' };
  if (error instanceof HttpError) {
    const { message, extra } = error;
    return {
      status: error.status,
      error: extra.twoStep ? TWO_STEP_ERROR : known.error,
      message,
      ...('current' in extra ? { current: extra.current } : {}),
      ...(extra.twoStep ? { twoStep: extra.twoStep } : {}),
    };
  }
  if (error instanceof ConflictError) return { status, error: known.error, message: error.message };
  if (error instanceof UnavailableError) return { status, ...known, message: error.said ?? known.message };
  if (!isValidation(error)) return { status, ...known };
  const details = detailsOf(error);
  return {
    status,
    error: 'ValidationError',
    message: error.message,
    ...(details.length > 0 ? { details } : {}),
  };
}

function isValidation(error: unknown): error is InstanceType<typeof errors.ValidationError> {
  return VALIDATIONS.some((each) => each === property(error, 'constructor'));
}

function detailsOf(error: InstanceType<typeof errors.ValidationError>): { path: string; message: string }[] {
  const listed = property(error.details, 'errors');
  if (!Array.isArray(listed)) return [];
  return listed.map((each) => {
    const path = property(each, 'path');
    return {
      path: Array.isArray(path) ? path.join('.') : textOf(path),
      message: textOf(property(each, 'message')),
    };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
