import { request as siteRequest, type Request } from './client';
import { CodeMissingError } from './errors';

/** Pages import only this; the normalizer loads with the first answer, not with the page. */
export interface Resource<T> {
  key: string;
  /** The normalizer gives unexpected parts defaults; a body of the wrong kind is a MalformedAnswerError. */
  load: () => Promise<(wire: unknown) => T>;
}

export async function fetchOnDemand<T>(
  { key, load }: Resource<T>,
  request: Request = siteRequest,
): Promise<T> {
  const [{ body }, normalize] = await Promise.all([
    request({ path: key }),
    load().catch((cause: unknown) => {
      throw new CodeMissingError(cause);
    }),
  ]);
  return normalize(body);
}
