import { isInternalLink } from '../domain/link';
import { ApiError } from './errors';
import { readStoredToken } from './session-token';

export interface ApiCall {
  /** A path of this origin, with or without a query: `/api/menu/full`. */
  path: string;
  /** GET unless given. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as multipart when it is FormData. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Sends the admin's token on a path outside /api/admin. */
  needsAuth?: boolean;
  signal?: AbortSignal;
  /** Gives up after so many milliseconds instead of the client's own. */
  timeoutMs?: number;
  /**
   * Hears how much of the body has gone out, from 0 to 1. The time-out then counts from the last progress, and not from
   * the start: a big picture over a slow line takes its time, and is given up only when it stands still.
   */
  onUploadProgress?: (fraction: number) => void;
  /** How long the answer may take once the whole body has gone out; only with `onUploadProgress`. */
  answerTimeoutMs?: number;
}

export interface ApiAnswer {
  status: number;
  /** Parsed when it was JSON, else text. */
  body: unknown;
  /** For `If-Match`; null where the answer has none. */
  etag: string | null;
}

export type Request = (call: ApiCall) => Promise<ApiAnswer>;

export interface ClientSettings {
  /** Empty for the page's own origin. */
  baseAddress: string;
  timeoutMs: number;
  readToken: () => string | null;
}

/** Every call gives up after this long. */
export const TIMEOUT_MS = 12_000;

/** Makes a client. Its calls reject with an ApiError, whatever went wrong. */
export function createClient(settings: ClientSettings): Request {
  return async (call) => {
    // An absolute address would take the call, and perhaps the token, to another origin.
    if (!isInternalLink(call.path)) throw new TypeError(`Not a path of this origin: ${call.path}`);
    const { send } = await loadTransport();
    return send(settings, call);
  };
}

/** The site's client: this origin, the stored token. */
export const request: Request = createClient({
  baseAddress: '',
  timeoutMs: TIMEOUT_MS,
  readToken: readStoredToken,
});

/** axios and what goes with it wait for the first call, so that no page's first script carries them. */
async function loadTransport() {
  try {
    return await import('./transport');
  } catch (cause) {
    throw new ApiError('offline', 'Network Error', null, { cause });
  }
}
