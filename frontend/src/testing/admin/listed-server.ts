import { claim, fakeApi, newEtag } from './fake-api';
import { failure } from './failure';

interface Stored {
  id: string;
  etag: string;
  order: number;
}

/** A fake API of one ordered list, changed entry by entry. */
export function listedServer<Entry extends Stored>(path: string, fresh: Entry, entries: readonly Entry[]) {
  const stored = new Map<string, Entry>();
  const put = (entry: Entry): Entry => {
    const next = { ...entry, etag: newEtag() };
    stored.set(entry.id, next);
    return next;
  };
  entries.forEach(put);
  const sorted = () => [...stored.values()].sort((a, b) => a.order - b.order);
  const list = () => ({ items: sorted(), page: 1, pageSize: 100, total: stored.size });

  const api = fakeApi(
    path,
    (call) => {
      const { method, rest, body } = call;
      if (rest === 'reorder') {
        const { ids } = body as { ids: string[] };
        const others = sorted().flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
        [...ids, ...others].forEach((id, at) => {
          const entry = stored.get(id);
          if (entry && entry.order !== at + 1) put({ ...entry, order: at + 1 });
        });
        return list();
      }
      if (rest === '' && method === 'GET') return list();
      if (rest === '')
        return put({ ...fresh, ...(body as Entry), id: `new-${newEtag().replaceAll('"', '')}` });
      const entry = stored.get(rest);
      if (!entry) throw failure('not-found');
      if (method === 'GET') return entry;
      claim(call, entry);
      if (method === 'PUT' || method === 'PATCH') return put({ ...entry, ...(body as Entry) });
      stored.delete(rest);
      return null;
    },
    { failsReads: true },
  );

  return { ...api, stored, put };
}
