import { vi } from 'vitest';
import type { ApiAnswer, ApiCall } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { changedTo, failure } from './failure';

interface FakeCall extends ApiCall {
  method: NonNullable<ApiCall['method']>;
  /** The path below that of the API, without its query. */
  rest: string;
}

/** A fake of the staff API at `path`: `reply` returns the body of an answer, or throws. */
export function fakeApi(path: string, reply: (call: FakeCall) => unknown, { failsReads = false } = {}) {
  /** Failures for the next writes, one each; with `failsReads` for the next calls. Null lets one succeed. */
  const faults: (ApiError | null)[] = [];
  /** The writes received: `PATCH b2 {"active":false}`. */
  const sent: string[] = [];

  const answer = vi.fn(async (call: ApiCall): Promise<ApiAnswer> => {
    const { method = 'GET', body } = call;
    const rest = call.path.replace(path, '').replaceAll(/^\/|\?.*$/g, '');
    const isRead = method === 'GET';
    if (!isRead) sent.push([method, rest, JSON.stringify(body)].filter(Boolean).join(' '));
    const fault = isRead && !failsReads ? null : faults.shift();
    if (fault) throw fault;
    return { status: 200, body: reply({ ...call, method, rest }), etag: null };
  });

  return { answer, faults, sent };
}

let versions = 0;

/** Shared by all fakes: the page remembers a version longer than the list it came with. */
export function newEtag(): string {
  versions += 1;
  return `"${versions}"`;
}

/** The stored entry. Throws as the API does if there is none, or if the call's `If-Match` names another version. */
export function claim<Entry extends { etag: string }>(
  { headers }: ApiCall,
  entry: Entry | undefined,
  wireOf: (entry: Entry) => unknown = (same) => same,
): Entry {
  if (!entry) throw failure('not-found');
  if (headers?.['If-Match'] !== entry.etag) throw changedTo(wireOf(entry));
  return entry;
}
