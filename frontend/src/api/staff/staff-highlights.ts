import type { StaffHighlightWire } from '../generated/wire';
import type { Highlight } from '../../domain/highlight';
import { MalformedAnswerError } from '../errors';
import { readHighlights } from '../highlights';
import { keyOf } from '../key-of';
import { staffBody } from './staff-body';
import { staffCollection } from './staff-collection';

const PATH = '/api/admin/highlights';

/** The day of a highlight (`YYYY-MM-DD`), or null for every day. */
export type HighlightDate = StaffHighlightWire['date'];

type Stored = Pick<
  StaffHighlightWire,
  'id' | 'etag' | 'itemId' | 'position' | 'date' | 'active' | 'tagOverride'
>;

/** `itemId` is null if the highlight has no dish, only text entered in the CMS's panel. */
export interface StaffHighlight extends Stored {
  /** Shown if `tagOverride` is empty. */
  dishTag: string;
  shown: Highlight;
}

/** What staff change in a highlight's row, one field at a time. */
export type HighlightChange = Partial<Pick<Stored, 'active' | 'tagOverride' | 'date'>>;

type NewHighlight = { itemId: string; date: HighlightDate };

function read(wire: StaffHighlightWire): StaffHighlight {
  // Uses the site's own reader, so that the preview matches what diners see; that reader drops inactive highlights.
  const [shown] = readHighlights([{ ...wire, active: true }]);
  if (!shown) throw new MalformedAnswerError('a highlight');
  const dishTag = wire.item?.menuHighlightTag ?? '';
  return { ...wire, dishTag, shown };
}

const collection = staffCollection<StaffHighlight>({ path: PATH, noun: 'highlight', read });

/** `/api/admin/highlights`: all by position, including past and sold-out ones. Arguments go in the query. */
export const staffHighlights = {
  ...collection,

  /** 404 if there is no such dish. */
  async add({ itemId, date }: NewHighlight): Promise<StaffHighlight> {
    const path = keyOf(PATH, { itemId, date: date ?? '' });
    return collection.read(await staffBody({ path, method: 'POST' }));
  },

  /** `precondition` if somebody else has changed it since. */
  async patch(id: string, etag: string, { active, ...change }: HighlightChange): Promise<StaffHighlight> {
    const path =
      active === undefined
        ? keyOf(`${PATH}/${id}`, { ...change, date: change.date === null ? '' : change.date })
        : keyOf(`${PATH}/${id}/active`, { value: String(active) });
    return collection.read(await staffBody({ path, method: 'PATCH', headers: { 'If-Match': etag } }));
  },

  /** All or nothing: `precondition` if one has another position than in `seen`. Returns all highlights. */
  async reorder(
    to: ReadonlyMap<string, number>,
    seen: readonly Pick<StaffHighlight, 'id' | 'position'>[],
  ): Promise<readonly StaffHighlight[]> {
    const moved = seen.filter(({ id }) => to.has(id));
    const positions = moved.map(({ id, position }) => `${id}:${to.get(id)}:${position}`).join(',');
    const path = keyOf(`${PATH}/reorder`, { date: '', positions });
    return collection.readList(await staffBody({ path, method: 'POST' }));
  },
};
