/** The one shape of every failure under `/api`. `message` is a sentence that a person can read. */
export interface ApiError {
  status: number;
  error: string;
  message: string;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  413: 'PayloadTooLarge',
  414: 'UriTooLong',
  415: 'UnsupportedMediaType',
  431: 'HeadersTooLarge',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

/** Puts a failure of the host itself into the shape that the CMS uses for its own. */
export function apiError(status: number, message: string): ApiError {
  return { status, error: CODES[status] ?? 'Error', message };
}
