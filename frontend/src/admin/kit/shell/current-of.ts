import { isApiError } from '../../../api/errors';

/** The stored version in a 412 answer; null for any other failure, or if it can't be read. */
export function currentOf<Entity>(error: unknown, read: (wire: unknown) => Entity): Entity | null {
  if (!isApiError(error, 'precondition')) return null;
  try {
    return read((error.answer?.body as { current?: unknown } | null)?.current);
  } catch {
    return null;
  }
}
