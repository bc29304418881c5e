import { vi } from 'vitest';
import type { ApiAnswer, ApiCall } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { staffCall } from '../../api/staff/staff-call';
import { changedTo, failure } from './failure';
import { someStaffDish } from './food';

/*
 * A fake API of highlights, with versions and order. Tests that use it must mock
 * `staff-call` and `use-today`.
 */

/** Shared by all fakes: the page remembers changes by version for as long as it lives. */
let versions = 0;

export const TODAY = '2026-11-21';
export const TOMORROW = '2026-11-22';

export interface ShelfHighlight {
  id: string;
  itemId: string | null;
  name: string;
  position: number;
  date: string | null;
  active: boolean;
  tagOverride: string;
  version: number;
}

type Parts = Partial<ShelfHighlight>;

export function someHighlights(names: readonly (string | Parts)[], soldOut: readonly string[] = []) {
  let highlights = names.map((given, at): ShelfHighlight => {
    const parts = typeof given === 'string' ? { name: given } : given;
    const name = parts.name ?? `Dish ${at + 1}`;
    const standard = {
      position: at + 1,
      date: null,
      active: true,
      tagOverride: '',
      version: (versions += 1),
    };
    return { ...standard, id: `h-${name}`, itemId: `d-${name}`, ...parts, name };
  });
  const dishes = new Set(['Gildas', 'Tigres', 'Flan', ...highlights.map(({ name }) => name)]);
  let next: ApiError | null = null;
  let deleted: ShelfHighlight | null = null;

  const all = () => [...highlights].sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  const put = (changed: ShelfHighlight) => {
    const stored = { ...changed, version: (versions += 1) };
    highlights = [...highlights.filter(({ id }) => id !== stored.id), stored];
    return stored;
  };
  const claim = (id: string, etag: string | undefined) => {
    const found = highlights.find((each) => each.id === id);
    if (!found) throw failure('not-found');
    if (etag !== etagOf(found)) throw changedTo(wireOf(found));
    return found;
  };

  const answer = ({ path, method = 'GET', headers = {} }: ApiCall): unknown => {
    const { pathname, searchParams: query } = new URL(path, 'http://here');
    const [, id = '', action] =
      /^\/api\/admin\/highlights\/?([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (pathname === '/api/admin/history')
      return listOf(deleted?.id === query.get('entry') ? [{ id: 'deletion', action: 'deleted' }] : []);
    if (pathname === '/api/admin/history/deletion/restore') {
      const change = deleted && put(deleted);
      return { change, notLinked: [] };
    }
    if (pathname === '/api/admin/menu') return listOf([...dishes].map((name) => dishOf(name, soldOut)));
    if (pathname === '/api/admin/menu/categories') return listOf([]);
    if (method === 'GET') return listOf(all().map(wireOf));
    if (id === 'reorder') {
      for (const pair of (query.get('positions') ?? '').split(',')) {
        const [moved, position] = pair.split(':');
        const found = highlights.find((each) => each.id === moved);
        if (found) put({ ...found, position: Number(position) });
      }
      return listOf(all().map(wireOf));
    }
    if (method === 'POST') {
      const name = (query.get('itemId') ?? '').slice(2);
      const highest = Math.max(0, ...highlights.map(({ position }) => position));
      const made = {
        id: `new-${name}`,
        itemId: `d-${name}`,
        name,
        position: highest + 1,
        date: query.get('date') || null,
        active: true,
        tagOverride: '',
        version: 0,
      };
      return wireOf(put(made));
    }
    const found = claim(id, headers['If-Match']);
    if (method === 'DELETE') {
      highlights = highlights.filter((each) => each !== found);
      deleted = found;
      return '';
    }
    if (action === 'active') return wireOf(put({ ...found, active: query.get('value') === 'true' }));
    const date = query.get('date');
    return wireOf(
      put({
        ...found,
        tagOverride: query.get('tagOverride') ?? found.tagOverride,
        date: date === null ? found.date : date || null,
      }),
    );
  };

  vi.mocked(staffCall).mockImplementation(async (call): Promise<ApiAnswer> => {
    if (next && call.method && call.method !== 'GET') {
      const error = next;
      next = null;
      throw error;
    }
    return { status: 200, body: answer(call), etag: null };
  });

  return {
    all,
    /** Makes a call as another user would. */
    answer,
    /** Changes a highlight as another user would. */
    change: (name: string, parts: Parts) => {
      const found = highlights.find((each) => each.name === name);
      if (found) put({ ...found, ...parts });
    },
    drop: (name: string) => {
      highlights = highlights.filter((each) => each.name !== name);
    },
    /** Makes the next write fail. */
    failNext: (error: ApiError) => {
      next = error;
    },
    writes: () =>
      vi
        .mocked(staffCall)
        .mock.calls.map(([call]) => call)
        .filter(({ method }) => method && method !== 'GET'),
  };
}

const listOf = (items: readonly unknown[]) => ({ items, page: 1, pageSize: 1_000, total: items.length });
const etagOf = ({ id, version }: ShelfHighlight) => `"${id}-${version}"`;

function wireOf(highlight: ShelfHighlight) {
  const { name, itemId, version: _version, ...rest } = highlight;
  const words = { name, description: '', price: 12, image: null, category: 'Tapas' };
  const item =
    itemId === null ? null : { ...words, id: itemId, menuHighlightTag: 'House favorite', raw: false };
  return {
    ...rest,
    ...words,
    itemId,
    item,
    tag: rest.tagOverride || 'House favorite',
    etag: etagOf(highlight),
  };
}

const dishOf = (name: string, soldOut: readonly string[]) =>
  someStaffDish({
    id: `d-${name}`,
    name,
    price: 12,
    available: !soldOut.includes(name),
    image: null,
    category: 'tapas',
    menuHighlightTag: 'House favorite',
  });
