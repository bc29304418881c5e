import { MalformedAnswerError } from '../errors';
import { staffBody } from './staff-body';
import { staffCall } from './staff-call';

export interface StaffEntity {
  id: string;
  /** Sent back with each change, so that nobody's work is overwritten by accident. */
  etag: string;
}

/** A list of entries that staff read and change. Each call rejects with an ApiError. */
export interface StaffCollection<Entity extends StaffEntity, Change = Partial<Entity>> {
  key: string;
  /**
   * Every entry once, in the API's order, from as many pages as needed. If entries were added, removed or moved
   * between the pages, all are read again, a few times at most.
   */
  list: () => Promise<readonly Entity[]>;
  find: (id: string) => Promise<Entity>;
  create: (body: unknown) => Promise<Entity>;
  /** Replaces the whole entry if it still has this etag; else rejects with `precondition`. */
  change: (id: string, etag: string, body: unknown) => Promise<Entity>;
  /** The same with the given fields alone. */
  patch: (id: string, etag: string, fields: Change) => Promise<Entity>;
  /**
   * Takes ids in their new order, all of one category if the list has categories; returns those entries. All or
   * nothing: rejects with `precondition` if one no longer has the `order` in `seen`.
   */
  reorder: (
    ids: readonly string[],
    seen?: readonly number[],
    category?: string,
  ) => Promise<readonly Entity[]>;
  remove: (id: string, etag: string) => Promise<void>;
  /** Reads an entry from an answer, for example the `current` of a 412. Throws MalformedAnswerError. */
  read: (wire: unknown) => Entity;
  readList: (body: unknown) => Entity[];
}

interface CollectionOptions<Entity extends StaffEntity> {
  /** For example `/api/admin/offers`, optionally with a query that narrows the list. */
  path: string;
  noun: string;
  pageSize?: number;
  read?: (wire: never) => Entity;
}

/** If the list keeps changing through this many reads, the last one is shown until the next fetch. */
const MOST_READINGS = 4;

export function staffCollection<Entity extends StaffEntity, Change = Partial<Entity>>(
  options: CollectionOptions<Entity>,
): StaffCollection<Entity, Change> {
  const { path, noun, pageSize = 100 } = options;
  const [root = path, query = ''] = path.split('?');
  const pathOf = (id: string) => `${root}/${encodeURIComponent(id)}`;

  function read(wire: unknown): Entity {
    const { id, etag } = (wire ?? {}) as Partial<StaffEntity>;
    if (typeof id !== 'string' || typeof etag !== 'string') {
      throw new MalformedAnswerError(`the ${noun} that was asked for`);
    }
    return options.read ? options.read(wire as never) : (wire as Entity);
  }

  function readList(body: unknown): Entity[] {
    const { items } = (body ?? {}) as { items?: unknown };
    if (!Array.isArray(items)) throw new MalformedAnswerError(`a list with each ${noun}`);
    return items.map(read);
  }

  async function send(method: 'PUT' | 'PATCH', id: string, etag: string, body: unknown): Promise<Entity> {
    const headers = { 'If-Match': etag };
    return read(await staffBody({ path: pathOf(id), method, body, headers }));
  }

  async function readPage(page: number): Promise<{ items: Entity[]; total: number }> {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(page));
    parameters.set('pageSize', String(pageSize));
    const body = await staffBody<{ total: number }>({ path: `${root}?${parameters.toString()}` });
    return { items: readList(body), total: body.total };
  }

  /** `isWhole`: totals and entries agree, so all pages show one state of the list. */
  async function readPages(): Promise<{ items: Entity[]; isWhole: boolean }> {
    const first = await readPage(1);
    const later = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, at) => at + 2);
    const pages = [first, ...(await Promise.all(later.map(readPage)))];
    const found = pages.flatMap(({ items }) => items);
    const byId = new Map(found.map((item) => [item.id, item]));
    const isWhole =
      pages.every(({ total }) => total === first.total) &&
      found.length === first.total &&
      byId.size === first.total;
    return { items: [...byId.values()], isWhole };
  }

  return {
    key: path,
    read,
    readList,

    async list() {
      let reading = await readPages();
      for (let count = 1; count < MOST_READINGS && !reading.isWhole; count += 1) reading = await readPages();
      return reading.items;
    },

    find: async (id) => read(await staffBody({ path: pathOf(id) })),
    create: async (body) => read(await staffBody({ path: root, method: 'POST', body })),
    change: (id, etag, body) => send('PUT', id, etag, body),
    patch: (id, etag, fields) => send('PATCH', id, etag, fields),

    async reorder(ids, seen, category) {
      const body = { ids, seen, category };
      return readList(await staffBody({ path: `${root}/reorder`, method: 'POST', body }));
    },

    async remove(id, etag) {
      await staffCall({ path: pathOf(id), method: 'DELETE', headers: { 'If-Match': etag } });
    },
  };
}
