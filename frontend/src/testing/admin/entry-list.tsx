import { expect, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import type { StaffCollection } from '../../api/staff/staff-collection';
import { changedTo, failure } from './failure';

/*
 * A list of tapas over a fake API, with versions, refusals and delays.
 */

export interface SomeTapa {
  id: string;
  etag: string;
  name: string;
  price: number;
  isAvailable: boolean;
  order: number;
}

/** A tapa of the fake API in its initial state. */
export function tapa(name: string, order: number): SomeTapa {
  return { id: name.toLowerCase(), etag: `"${name}-1"`, name, price: 10 + order, isAvailable: true, order };
}

export interface Shelf {
  collection: StaffCollection<SomeTapa>;
  stored: () => readonly SomeTapa[];
  /** The etags sent with writes, in order. */
  etags: string[];
  /** Changes a tapa as another user would. */
  changedByOther: (id: string, change: Partial<SomeTapa>) => void;
  /** Adds a tapa as another user would. */
  restock: (name: string) => void;
  /** Failures for the next calls, one each. */
  failNext: (...errors: (ApiError | 'after-storing')[]) => void;
  /** Holds calls until the returned function is called. */
  hold: () => () => void;
  reorder: (ids: readonly string[], seen?: readonly number[]) => Promise<readonly SomeTapa[]>;
}

let shelves = 0;

/** A collection with a unique key, so that no test sees another's changes. */
export function someShelf(names: readonly string[] = ['Gildas', 'Bravas', 'Tigres']): Shelf {
  shelves += 1;
  let stored: readonly SomeTapa[] = names.map((name, at) => tapa(name, at + 1));
  let failures: (ApiError | 'after-storing')[] = [];
  let gate: Promise<void> = Promise.resolve();
  let versions = 1;
  const etags: string[] = [];

  async function arrive<Result>(work: () => Result): Promise<Result> {
    await gate;
    const next = failures.shift();
    if (next instanceof ApiError) throw next;
    const result = work();
    if (next === 'after-storing') throw failure('timed-out');
    return result;
  }
  function store(id: string, change: Partial<SomeTapa>): SomeTapa {
    versions += 1;
    const etag = `"${id}-${versions}"`;
    stored = stored.map((each) => (each.id === id ? { ...each, ...change, etag } : each));
    return found(id);
  }
  function found(id: string): SomeTapa {
    const tapaFound = stored.find((each) => each.id === id);
    if (!tapaFound) throw failure('not-found');
    return tapaFound;
  }
  function claim(id: string, etag: string): void {
    etags.push(etag);
    const current = found(id);
    if (current.etag !== etag) throw changedTo(current);
  }

  return {
    etags,
    stored: () => stored,
    changedByOther: (id, change) => void store(id, change),
    restock: (name) => void (stored = [tapa(name, 0), ...stored]),
    failNext: (...errors) => void (failures = errors),
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
    reorder: (ids, seen) =>
      arrive(() => {
        if (ids.some((id, at) => found(id).order !== seen?.[at])) throw changedTo({ items: stored });
        return ids.map((id, at) => store(id, { order: at + 1 }));
      }),
    collection: {
      key: `/api/admin/shelf-${shelves}`,
      list: () => arrive(() => [...stored].sort((a, b) => a.order - b.order)),
      find: (id) => arrive(() => found(id)),
      create: vi.fn(),
      change: vi.fn(),
      patch: (id, etag, fields) =>
        arrive(() => {
          claim(id, etag);
          return store(id, fields);
        }),
      reorder: vi.fn(),
      readList: (body) => body as SomeTapa[],
      remove: (id, etag) =>
        arrive(() => {
          claim(id, etag);
          stored = stored.filter((each) => each.id !== id);
        }),
      read: (wire) => {
        expect(wire).toHaveProperty('etag');
        return wire as SomeTapa;
      },
    },
  };
}
