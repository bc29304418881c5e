/** The one shape of every failure under `/api`. `message` is a sentence that a person can read. */
export interface ApiError {
  status: number;
  error: string;
  message: string;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  413: 'PayloadTooLargeError',
  414: 'UriTooLongError',
  415: 'UnsupportedMediaTypeError',
  431: 'HeadersTooLargeError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
  504: 'GatewayTimeoutError',
};

/** Puts a failure of the host itself into the shape that the CMS uses for its own. */
export function apiError(status: number, message: string): ApiError {
  return { status, error: CODES[status] ?? 'Error', message };
}
