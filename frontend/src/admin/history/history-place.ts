import type { ChangeKind, HistoryFilter } from '../../api/staff/staff-history';
import { KIND_WORDS } from '../kit/shell/entry-kinds';

export interface HistoryPlace extends HistoryFilter {
  page: number;
}

/** Reads the filters from an address; invalid values are ignored. */
export function readPlace(query: URLSearchParams): HistoryPlace {
  const matching = (name: string, pattern: RegExp) => pattern.exec(query.get(name) ?? '')?.[0] ?? '';
  const kind = query.get('kind') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    kind: Object.hasOwn(KIND_WORDS, kind) ? (kind as ChangeKind) : '',
    day: matching('day', /^\d{4}-\d{2}-\d{2}$/),
    person: matching('person', /^[a-z0-9]{1,40}$/),
    entry: matching('entry', /^[a-z0-9]{1,40}$/),
    page: Number(matching('page', /^[1-9]\d{0,4}$/) || 1),
  };
}

export function placePath({ page, ...filter }: HistoryPlace): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...given, ...(page === 1 ? [] : [['page', String(page)]])]).toString();
  return `/admin/history${query === '' ? '' : `?${query}`}`;
}
