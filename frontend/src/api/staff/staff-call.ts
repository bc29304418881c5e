import { type ApiAnswer, type ApiCall, request as siteRequest, type Request } from '../client';
import { isApiError } from '../errors';
import { readStoredToken } from '../session-token';
import { tellOutcome } from './call-outcomes';

type Listener = () => void;

const listeners = new Set<Listener>();

export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes a call with the stored sign-in. Rejects with an ApiError, whatever went wrong; for a 401 (`unauthorized`) those
 * who asked are told first, unless someone signed in while the call was under way: its answer says nothing of them.
 */
export async function staffCall(call: ApiCall, request: Request = siteRequest): Promise<ApiAnswer> {
  const token = readStoredToken();
  try {
    const answer = await request(call);
    tellOutcome({ call, failure: null });
    return answer;
  } catch (caught) {
    if (isApiError(caught)) tellOutcome({ call, failure: caught });
    if (isApiError(caught, 'unauthorized') && readStoredToken() === token) {
      for (const listener of listeners) listener();
    }
    throw caught;
  }
}
