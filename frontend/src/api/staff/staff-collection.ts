import { z } from 'zod';
import { MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';

/** What every entry that staff change has: who it is, and which version of it this is. */
export interface StaffEntity {
  id: string;
  /** Goes back with each change, so that nobody's work is written over unseen. */
  etag: string;
}

/** A list of entries as staff read and change it. Each call rejects with an ApiError. */
export interface StaffCollection<Entity extends StaffEntity> {
  /** The list's path, and SWR's key for it. */
  key: string;
  /**
   * Every entry once, in the order that the API gives, over as many pages as it takes. Where the pages don't fit each other,
   * since entries came, went or moved while they were read, all are read again, a few times at most.
   */
  list: () => Promise<readonly Entity[]>;
  /** The newest version of one entry; `not-found` where it is gone. */
  find: (id: string) => Promise<Entity>;
  /** Stores a new entry and answers it as it is stored. */
  create: (body: unknown) => Promise<Entity>;
  /** Changes the entry that had this etag; `precondition` where it has another by now. */
  change: (id: string, etag: string, body: unknown) => Promise<Entity>;
  /** Deletes the entry that had this etag; `precondition` where it has another by now. */
  remove: (id: string, etag: string) => Promise<void>;
  /** One entry as it came in some answer, `current` of a 412 for one. Throws MalformedAnswerError. */
  read: (wire: unknown) => Entity;
}

interface CollectionOptions<Entity extends StaffEntity> {
  /** `/api/admin/offers`; a query may follow, which narrows the list. */
  path: string;
  /** Checks an entry as it comes and makes a clean one of it. */
  entity: z.ZodType<Entity>;
  /** How many entries a page holds, at most what the call allows; 100 unless given. */
  pageSize?: number;
  /** What one entry is called: `offer`. */
  noun: string;
}

/** A list that changes under each of so many readings is shown as it was read last: it is read anew at the next look. */
const MOST_READINGS = 4;

const listWire = z.object({ items: z.array(z.unknown()), total: z.number() });

/** The staff's calls of a collection, all made alike. */
export function staffCollection<Entity extends StaffEntity>({
  path,
  entity,
  pageSize = 100,
  noun,
}: CollectionOptions<Entity>): StaffCollection<Entity> {
  const [root = path, query = ''] = path.split('?');
  const pathOf = (id: string) => `${root}/${encodeURIComponent(id)}`;

  function read(wire: unknown): Entity {
    const result = entity.safeParse(wire);
    if (!result.success) throw new MalformedAnswerError(`the ${noun} that was asked for`);
    return result.data;
  }

  async function readPage(page: number): Promise<{ items: Entity[]; total: number }> {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(page));
    parameters.set('pageSize', String(pageSize));
    const { body } = await staffCall({ path: `${root}?${parameters.toString()}` });
    const result = listWire.safeParse(body);
    if (!result.success) throw new MalformedAnswerError(`a list with each ${noun}`);
    return { items: result.data.items.map(read), total: result.data.total };
  }

  /** `isWhole`: all pages are of one state of the list, as far as their totals and entries tell. */
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

    async list() {
      let reading = await readPages();
      for (let count = 1; count < MOST_READINGS && !reading.isWhole; count += 1) reading = await readPages();
      return reading.items;
    },

    async find(id) {
      return read((await staffCall({ path: pathOf(id) })).body);
    },

    async create(body) {
      return read((await staffCall({ path: root, method: 'POST', body })).body);
    },

    async change(id, etag, body) {
      const headers = { 'If-Match': etag };
      return read((await staffCall({ path: pathOf(id), method: 'PUT', body, headers })).body);
    },

    async remove(id, etag) {
      await staffCall({ path: pathOf(id), method: 'DELETE', headers: { 'If-Match': etag } });
    },
  };
}
