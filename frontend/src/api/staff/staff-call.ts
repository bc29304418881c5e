import { type ApiAnswer, type ApiCall, request as siteRequest, type Request } from '../client';
import { isApiError } from '../errors';
import { createListeners } from '../listeners';
import { readStoredToken } from '../session-token';
import { tellOutcome } from './call-outcomes';

const unauthorized = createListeners();

export const onUnauthorized = unauthorized.listen;

/**
 * Makes a call with the stored sign-in. Rejects only with an ApiError. On a 401, listeners are notified first
 * (`unauthorized`), unless someone signed in during the call: the 401 was for the earlier sign-in.
 */
export async function staffCall(call: ApiCall, request: Request = siteRequest): Promise<ApiAnswer> {
  const token = readStoredToken();
  try {
    const answer = await request(call);
    tellOutcome({ call, failure: null });
    return answer;
  } catch (caught) {
    if (isApiError(caught)) tellOutcome({ call, failure: caught });
    if (isApiError(caught, 'unauthorized') && readStoredToken() === token) unauthorized.tell();
    throw caught;
  }
}
