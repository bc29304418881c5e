import axios, { type AxiosError, type AxiosResponse } from 'axios';
import { bearer, carriesToken, withAuthorization } from './authorization';
import type { ApiAnswer, ApiCall, ClientSettings } from './client';
import { ApiError } from './errors';
import { failedAnswer } from './failed-answer';

/** Makes a call over axios. Rejects with an ApiError. */
export async function send(
  { baseAddress, timeoutMs, readToken }: ClientSettings,
  { path, method = 'GET', body, headers = {}, needsAuth = false, signal }: ApiCall,
): Promise<ApiAnswer> {
  const authorization = carriesToken(path, needsAuth) ? bearer(readToken()) : null;
  try {
    const answer: AxiosResponse<unknown> = await axios.request({
      url: baseAddress + path,
      method,
      data: body,
      headers: withAuthorization(headers, authorization),
      timeout: timeoutMs,
      // Tells a time-out from an aborted request, which axios otherwise gives one code.
      transitional: { clarifyTimeoutError: true },
      ...(signal ? { signal } : {}),
    });
    return { status: answer.status, body: answer.data, etag: headerOf(answer, 'etag') ?? null };
  } catch (caught) {
    throw asApiError(caught, timeoutMs);
  }
}

function asApiError(caught: unknown, timeoutMs: number): ApiError {
  const { code, response, message = '' } = caught as Partial<AxiosError>;
  if (response) {
    return failedAnswer(response.status, response.data, headerOf(response, 'retry-after'), caught);
  }
  const options = { cause: caught };
  if (code === 'ETIMEDOUT') {
    return new ApiError('timed-out', `timeout of ${timeoutMs} ms exceeded`, null, options);
  }
  if (code === 'ERR_CANCELED' || code === 'ECONNABORTED') {
    return new ApiError('aborted', 'Request aborted', null, options);
  }
  if (message.startsWith('Unsupported protocol')) {
    return new ApiError('unsupported-protocol', message, null, options);
  }
  return new ApiError('offline', 'Network Error', null, options);
}

function headerOf(answer: AxiosResponse<unknown>, name: string): string | undefined {
  const value: unknown = answer.headers[name];
  return typeof value === 'string' ? value : undefined;
}
