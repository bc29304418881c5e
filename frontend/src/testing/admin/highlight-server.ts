import { vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { claim, fakeApi, newEtag } from './fake-api';
import { someStaffDish } from './food';

/*
 * A fake API of highlights, with versions and order. Tests that use it must mock
 * `staff-call` and `use-today`.
 */

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
  etag: string;
}

type Parts = Partial<ShelfHighlight>;

export function someHighlights(names: readonly (string | Parts)[], soldOut: readonly string[] = []) {
  let highlights = names.map((given, at): ShelfHighlight => {
    const parts = typeof given === 'string' ? { name: given } : given;
    const name = parts.name ?? `Dish ${at + 1}`;
    const standard = { position: at + 1, date: null, active: true, tagOverride: '', etag: newEtag() };
    return { ...standard, id: `h-${name}`, itemId: `d-${name}`, ...parts, name };
  });
  const dishes = new Set(['Gildas', 'Tigres', 'Flan', ...highlights.map(({ name }) => name)]);
  let deleted: ShelfHighlight | null = null;

  const all = () => [...highlights].sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  const put = (changed: ShelfHighlight) => {
    const stored = { ...changed, etag: newEtag() };
    highlights = [...highlights.filter(({ id }) => id !== stored.id), stored];
    return stored;
  };

  const { answer, faults, sent } = fakeApi('/api/admin/highlights', (call) => {
    const { path, method, rest } = call;
    const { pathname, searchParams: query } = new URL(path, 'http://here');
    const [id = '', action] = decodeURIComponent(rest).split('/');
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
        etag: '',
      };
      return wireOf(put(made));
    }
    const current = highlights.find((each) => each.id === id);
    const found = claim(call, current, wireOf);
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
  });
  vi.mocked(staffCall).mockImplementation(answer);

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
    faults,
    sent,
  };
}

const listOf = (items: readonly unknown[]) => ({ items, page: 1, pageSize: 1_000, total: items.length });

function wireOf(highlight: ShelfHighlight) {
  const { name, itemId, ...rest } = highlight;
  const words = { name, description: '', price: 12, image: null, category: 'Tapas' };
  const item =
    itemId === null ? null : { ...words, id: itemId, menuHighlightTag: 'House favorite', raw: false };
  return {
    ...rest,
    ...words,
    itemId,
    item,
    tag: rest.tagOverride || 'House favorite',
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
