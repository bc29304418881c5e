import { request as siteRequest, type Request } from './client';
import { CodeMissingError } from './errors';

/** Pages import only this; the normaliser loads with the first answer, not with the page. */
export interface Resource<T> {
  key: string;
  /** The normaliser gives unexpected parts defaults; a body of the wrong kind is a MalformedAnswerError. */
  load: () => Promise<(wire: unknown) => T>;
}

export async function fetchOnDemand<T>(
  { key, load }: Resource<T>,
  request: Request = siteRequest,
): Promise<T> {
  const [{ body }, normalise] = await Promise.all([
    request({ path: key }),
    load().catch((cause: unknown) => {
      throw new CodeMissingError(cause);
    }),
  ]);
  return normalise(body);
}
