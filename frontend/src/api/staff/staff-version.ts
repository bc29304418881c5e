import { MalformedAnswerError } from '../errors';
import { staffBody } from './staff-body';

export const VERSION_KEY = '/api/admin/version';

/** A string that changes with every content change. Rejects with an ApiError. */
export async function fetchVersion(): Promise<string> {
  const version = (await staffBody<{ version?: unknown } | null>({ path: VERSION_KEY }))?.version;
  if (typeof version !== 'string') throw new MalformedAnswerError('whether something has changed');
  return version;
}
