import { request as siteRequest, type Request } from './client';
import { ApiError } from './errors';

/** Something that the API can be asked for, and how its answer becomes a value of the domain. */
export interface Resource<T> {
  /** The path with its query: what is fetched, in the browser and on the server, and SWR's key. */
  key: string;
  /**
   * Makes a clean value of the parsed body. Missing and odd parts get their defaults; a body whose top level is not
   * what the call promises throws MalformedAnswerError.
   */
  normalise: (wire: unknown) => T;
}

export interface FetchOptions {
  signal?: AbortSignal;
  request?: Request;
}

/** A resource that a page names at once and whose normaliser comes with the first answer, not with the page. */
export interface ResourceOnDemand<T> {
  key: string;
  load: () => Promise<Resource<T>>;
}

/** Fetches a resource while its normaliser is being loaded. Rejects with an ApiError, whatever went wrong. */
export async function fetchOnDemand<T>(
  { key, load }: ResourceOnDemand<T>,
  { signal, request = siteRequest }: FetchOptions = {},
): Promise<T> {
  const [{ body }, resource] = await Promise.all([
    request({ path: key, ...(signal ? { signal } : {}) }),
    load().catch((cause: unknown) => {
      throw new ApiError('offline', 'Network Error', null, { cause });
    }),
  ]);
  return resource.normalise(body);
}
