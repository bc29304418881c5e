import { vi } from 'vitest';
import type { ApiAnswer, ApiCall } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { changedTo, failure } from './failure';

interface Stored {
  id: string;
  etag: string;
  order: number;
}

// Shared by all fakes: the page remembers a version longer than the list it came with.
let versions = 0;

/**
 * Answers the staff calls for one ordered list, entry by entry, as the CMS does. `faults` fail the next calls;
 * `sent` records the writes.
 */
export function listedServer<Entry extends Stored>(path: string, fresh: Entry, entries: readonly Entry[]) {
  const stored = new Map<string, Entry>();
  const sent: string[] = [];
  const faults: ApiError[] = [];
  const put = (entry: Entry): Entry => {
    versions += 1;
    const next = { ...entry, etag: `"v${versions}"` };
    stored.set(entry.id, next);
    return next;
  };
  entries.forEach(put);
  const sorted = () => [...stored.values()].sort((a, b) => a.order - b.order);
  const list = () => ({ items: sorted(), page: 1, pageSize: 100, total: stored.size });

  const answer = vi.fn(async (call: ApiCall): Promise<ApiAnswer> => {
    const method = call.method ?? 'GET';
    const rest = (call.path.split('?')[0] ?? '').slice(path.length + 1);
    if (method !== 'GET') sent.push(`${method} ${rest} ${JSON.stringify(call.body ?? null)}`);
    const fault = faults.shift();
    if (fault) throw fault;
    return reply(method, rest, call);
  });

  function reply(method: string, rest: string, { body, headers }: ApiCall): ApiAnswer {
    if (rest === 'reorder') {
      const { ids } = body as { ids: string[] };
      const others = sorted().flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
      [...ids, ...others].forEach((id, at) => {
        const entry = stored.get(id);
        if (entry && entry.order !== at + 1) put({ ...entry, order: at + 1 });
      });
      return of(list());
    }
    if (rest === '' && method === 'GET') return of(list());
    if (rest === '') return of(put({ ...fresh, ...(body as Entry), id: `new-${versions}` }));
    const entry = stored.get(rest);
    if (!entry) throw failure('not-found');
    if (method === 'GET') return of(entry);
    if (headers?.['If-Match'] !== entry.etag) throw changedTo(entry);
    if (method === 'PUT' || method === 'PATCH') return of(put({ ...entry, ...(body as Entry) }));
    stored.delete(rest);
    return of(null);
  }

  return { answer, stored, sent, faults, put };
}

function of(body: unknown): ApiAnswer {
  return { status: 200, body, etag: null };
}
