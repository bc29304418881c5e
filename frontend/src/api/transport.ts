import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { bearer, carriesToken, withAuthorization } from './authorization';
import { ApiError } from './errors';
import { failedAnswer } from './failed-answer';

export interface ApiCall {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Also sends the admin's token on a path outside /api/admin. */
  needsAuth?: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Called with the share of the body sent so far, 0 to 1. The timeout then restarts at each progress event. */
  onUploadProgress?: (fraction: number) => void;
  /** How long the answer may take after the body is sent; only with `onUploadProgress`. */
  answerTimeoutMs?: number;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
  etag: string | null;
}

export interface ClientSettings {
  baseAddress: string;
  timeoutMs: number;
  readToken: () => string | null;
}

export async function send(settings: ClientSettings, call: ApiCall): Promise<ApiAnswer> {
  const timeoutMs = call.timeoutMs ?? settings.timeoutMs;
  const { onUploadProgress } = call;
  const isUnsent = (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false;
  if (onUploadProgress) return sendWatched(settings, { ...call, timeoutMs, onUploadProgress });
  try {
    return await exchange(settings, call, {
      timeout: timeoutMs,
      ...(call.signal && { signal: call.signal }),
    });
  } catch (caught) {
    throw asApiError(caught, timeoutMs, isUnsent);
  }
}

/** axios's own timeout does not restart on progress. */
async function sendWatched(
  settings: ClientSettings,
  call: ApiCall & Required<Pick<ApiCall, 'timeoutMs' | 'onUploadProgress'>>,
): Promise<ApiAnswer> {
  const stall = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(), milliseconds);
  };
  waitFor(call.timeoutMs);
  try {
    return await exchange(settings, call, {
      signal: call.signal ? AbortSignal.any([call.signal, stall.signal]) : stall.signal,
      onUploadProgress({ progress = 0 }) {
        waitFor(progress < 1 ? call.timeoutMs : (call.answerTimeoutMs ?? call.timeoutMs));
        call.onUploadProgress(progress);
      },
    });
  } catch (caught) {
    throw stall.signal.aborted ? timedOut(call.timeoutMs, caught) : asApiError(caught, call.timeoutMs);
  } finally {
    clearTimeout(timer);
  }
}

async function exchange(
  { baseAddress, readToken }: ClientSettings,
  { path, method = 'GET', body, headers = {}, needsAuth = false }: ApiCall,
  limits: AxiosRequestConfig,
): Promise<ApiAnswer> {
  const authorization = carriesToken(path, needsAuth) ? bearer(readToken()) : null;
  const answer: AxiosResponse<unknown> = await axios.request({
    ...limits,
    url: baseAddress + path,
    method,
    data: body,
    headers: withAuthorization(headers, authorization),
    // By default, axios gives a timeout and an aborted request the same code.
    transitional: { clarifyTimeoutError: true },
  });
  return { status: answer.status, body: answer.data, etag: headerOf(answer, 'etag') ?? null };
}

function asApiError(caught: unknown, timeoutMs: number, isUnsent = false): ApiError {
  const { code, response, message = '' } = caught as Partial<AxiosError>;
  if (response) {
    return failedAnswer(response.status, response.data, headerOf(response, 'retry-after'), caught);
  }
  const options = { cause: caught };
  if (code === 'ETIMEDOUT') return timedOut(timeoutMs, caught);
  if (code === 'ERR_CANCELED' || code === 'ECONNABORTED') {
    return new ApiError('aborted', 'Request aborted', null, options);
  }
  if (message.startsWith('Unsupported protocol')) {
    return new ApiError('unsupported-protocol', message, null, options);
  }
  return new ApiError('offline', 'Network Error', null, options, isUnsent);
}

function timedOut(timeoutMs: number, cause: unknown): ApiError {
  return new ApiError('timed-out', `timeout of ${timeoutMs} ms exceeded`, null, { cause });
}

function headerOf(answer: AxiosResponse<unknown>, name: string): string | undefined {
  const value: unknown = answer.headers[name];
  return typeof value === 'string' ? value : undefined;
}
