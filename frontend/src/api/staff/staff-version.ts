import { MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';

export const VERSION_KEY = '/api/admin/version';

/** A text that differs after every content change. Rejects with an ApiError. */
export async function fetchVersion(): Promise<string> {
  const { version } = ((await staffCall({ path: VERSION_KEY })).body ?? {}) as { version?: unknown };
  if (typeof version !== 'string') throw new MalformedAnswerError('whether something has changed');
  return version;
}
