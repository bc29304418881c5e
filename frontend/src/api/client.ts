import { isInternalLink } from '../domain/link';
import { ApiError } from './errors';
import { readStoredToken } from './session-token';

export interface ApiCall {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Sends the admin's token on a path outside /api/admin, too. */
  needsAuth?: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Gets the share of the body sent so far, 0 to 1. The time-out then counts from the last progress. */
  onUploadProgress?: (fraction: number) => void;
  /** How long the answer may take once the body is sent; only with `onUploadProgress`. */
  answerTimeoutMs?: number;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
  etag: string | null;
}

export type Request = (call: ApiCall) => Promise<ApiAnswer>;

export interface ClientSettings {
  baseAddress: string;
  timeoutMs: number;
  readToken: () => string | null;
}

export const TIMEOUT_MS = 12_000;

/** Calls reject with an ApiError, whatever went wrong. */
export function createClient(settings: ClientSettings): Request {
  return async (call) => {
    // An absolute address would send the call, and perhaps the token, to another origin.
    if (!isInternalLink(call.path)) throw new TypeError(`Not a path of this origin: ${call.path}`);
    const { send } = await loadTransport();
    return send(settings, call);
  };
}

export const request: Request = createClient({
  baseAddress: '',
  timeoutMs: TIMEOUT_MS,
  readToken: readStoredToken,
});

/** Loads axios with the first call, to keep it out of every page's first script. */
async function loadTransport() {
  try {
    return await import('./transport');
  } catch (cause) {
    throw new ApiError('offline', 'Network Error', null, { cause });
  }
}
