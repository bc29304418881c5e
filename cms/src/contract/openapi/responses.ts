import type { z } from 'zod';
import { isPublicRead, type Call } from '../call';
import { editedMeanwhile, failure } from './failure';

export interface CallResponse {
  status: number;
  description: string;
  body?: z.ZodType;
  headers: ReadonlyArray<'ETag' | 'Retry-After'>;
}

const FAILURE_DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'Something that was sent is wrong; `details` names each field.',
  401: 'No token, one that has expired or was signed out, or one whose account is blocked or deleted.',
  403: 'The token’s account is not staff, or its role may not do this.',
  404: 'There is no such entity.',
  409: 'What is stored does not allow it; `message` says why.',
  412: 'Someone else has changed it since: nothing was written; `current` is the stored entity.',
  413: 'The body is larger than the call accepts.',
  415: 'The call does not accept this content type.',
  429: 'Too many requests: try again after `Retry-After` seconds.',
  503: 'The database does not answer at the moment; nothing was written.',
};

const WRONG_ACCOUNT =
  'The credentials are wrong; the response does not say which part. Or a `TwoStepError`: the password is correct, and `twoStep` says what is left to do.';
const NO_ROOM =
  'The database does not answer, too many pictures are waiting, or the disk is full; `message` says which. Nothing was stored.';

/** Every response of a call. `calls` is its whole group: the entity of a deletion is found there. */
export function responsesOf(call: Call, calls: readonly Call[]): CallResponse[] {
  const failures = [...failuresOf(call)].sort((a, b) => a - b);
  return [
    successOf(call),
    ...(isPublicRead(call) ? [NOT_MODIFIED] : []),
    ...failures.map((status) => failureResponse(status, call, calls)),
  ];
}

const NOT_MODIFIED: CallResponse = {
  status: 304,
  description: 'Nothing has changed since the response that `If-None-Match` names.',
  headers: ['ETag'],
};

function successOf({ method, answer }: Call): CallResponse {
  const stored = method === 'GET' ? 'The requested data.' : 'The stored result.';
  return {
    status: answer.status,
    description: answer.status === 204 ? 'Done. No body.' : stored,
    ...(answer.body ? { body: answer.body } : {}),
    headers: answer.hasEtag ? ['ETag'] : [],
  };
}

function failuresOf(call: Call): Set<number> {
  return new Set([
    ...(call.body || call.query ? [400] : []),
    ...(call.body ? [413, 415] : []),
    // Every staff call looks the account up in the database.
    ...(call.who === 'anyone' ? [] : [401, 403, 503]),
    ...(call.isConditional ? [412] : []),
    ...(isPublicRead(call) ? [503] : []),
    ...(call.failures ?? []),
  ]);
}

function failureResponse(status: number, call: Call, calls: readonly Call[]): CallResponse {
  const entity = status === 412 ? entityOf(call, calls) : undefined;
  return {
    status,
    description: descriptionOf(status, call),
    body: entity ? editedMeanwhile(entity) : failure,
    headers: status === 429 ? ['Retry-After'] : [],
  };
}

function descriptionOf(status: number, { who, isMultipart }: Call): string {
  if (status === 401 && who === 'anyone') return WRONG_ACCOUNT;
  if (status === 503 && isMultipart) return NO_ROOM;
  return FAILURE_DESCRIPTIONS[status] ?? '';
}

/** A deletion has no body: its entity is the one that another call on the same path returns. */
function entityOf(call: Call, calls: readonly Call[]): z.ZodType | undefined {
  return call.answer.body ?? calls.find(({ path, answer }) => path === call.path && answer.body)?.answer.body;
}
