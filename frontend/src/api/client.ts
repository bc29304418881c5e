import { isInternalLink } from '../domain/link';
import { CodeMissingError } from './errors';
import { readStoredToken } from './session-token';
import type { ApiAnswer, ApiCall, ClientSettings } from './transport';

export type { ApiAnswer, ApiCall } from './transport';

export type Request = (call: ApiCall) => Promise<ApiAnswer>;

export const TIMEOUT_MS = 12_000;

/** Calls reject only with an ApiError. */
export function createClient(settings: ClientSettings): Request {
  return async (call) => {
    // An absolute URL would send the call, and perhaps the token, to another origin.
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

/** Loads axios on the first call, to keep it out of every page's initial script. */
async function loadTransport() {
  try {
    return await import('./transport');
  } catch (cause) {
    throw new CodeMissingError(cause);
  }
}
