import { z } from 'zod';
import type { Highlight } from '../../domain/highlight';
import { MalformedAnswerError } from '../errors';
import { highlightsResource } from '../highlights';
import { keyOf } from '../key-of';
import { staffCall } from './staff-call';
import { type StaffCollection, staffCollection } from './staff-collection';

const PATH = '/api/admin/highlights';

/** A highlight as staff see it, whether diners see it or not. */
export interface StaffHighlight {
  id: string;
  etag: string;
  /** Lower comes first; those of every day and those of one day are counted together. */
  position: number;
  /** The one day (`YYYY-MM-DD`) that it shows on; null on every day. */
  date: string | null;
  isActive: boolean;
  /** The dish; null where the highlight has only words of its own, given in the CMS's panel. */
  dishId: string | null;
  /** What is shown on it here; where this is empty, `dishTag` is. */
  tagOverride: string;
  dishTag: string;
  /** Whether the panel gave it words, a price or a picture that are not its dish's: those can't be given here. */
  hasOwnWords: boolean;
  /** As the home page shows it. */
  shown: Highlight;
}

/** Where a highlight goes; null for every day. */
export type HighlightDate = string | null;

/** What makes a highlight of a dish; without a position it comes after all others. */
export interface NewHighlight {
  dishId: string;
  date: HighlightDate;
  tagOverride?: string;
  position?: number;
  isActive?: boolean;
}

const words = {
  name: z.string(),
  description: z.string(),
  price: z.number(),
  image: z.string().nullable(),
  category: z.string(),
};

const highlightWire = z.object({
  ...words,
  id: z.string(),
  etag: z.string(),
  position: z.number(),
  date: z.string().nullable(),
  active: z.boolean(),
  tag: z.string(),
  itemId: z.string().nullable(),
  tagOverride: z.string(),
  item: z.object({ ...words, id: z.string(), menuHighlightTag: z.string(), raw: z.boolean() }).nullable(),
});

type HighlightWire = z.output<typeof highlightWire>;

const staffHighlight: z.ZodType<StaffHighlight> = highlightWire.transform((wire, context) => {
  // The site's own reader, so that a preview is what diners will see; it leaves out what is not active.
  const [shown] = highlightsResource().normalise([{ ...wire, active: true }]);
  if (!shown) {
    context.addIssue('not a highlight');
    return z.NEVER;
  }
  return {
    id: wire.id,
    etag: wire.etag,
    position: wire.position,
    date: wire.date,
    isActive: wire.active,
    dishId: wire.itemId,
    tagOverride: wire.tagOverride,
    dishTag: wire.item?.menuHighlightTag ?? '',
    hasOwnWords: !saysWhatItsDishSays(wire),
    shown,
  };
});

function saysWhatItsDishSays({ item, ...wire }: HighlightWire): boolean {
  const fields = ['name', 'description', 'price', 'image', 'category'] as const;
  return item !== null && fields.every((field) => wire[field] === item[field]);
}

const collection = staffCollection<StaffHighlight>({
  path: PATH,
  entity: staffHighlight,
  pageSize: 100,
  noun: 'highlight',
});

type Listed = Pick<StaffCollection<StaffHighlight>, 'key' | 'list' | 'read' | 'remove'>;

interface HighlightCalls extends Listed {
  /** 404 where there is no such dish. */
  add(highlight: NewHighlight): Promise<StaffHighlight>;
  /** 412 where somebody else changed it meanwhile, as the two below. */
  setActive(id: string, etag: string, isActive: boolean): Promise<StaffHighlight>;
  /** At most 40 characters; empty for the dish's own tag. */
  setTag(id: string, etag: string, tagOverride: string): Promise<StaffHighlight>;
  setDate(id: string, etag: string, date: HighlightDate): Promise<StaffHighlight>;
  /** All or nothing; answers with the highlights that show on the date, or with all where it is null. */
  reorder(date: HighlightDate, positions: ReadonlyMap<string, number>): Promise<readonly StaffHighlight[]>;
}

/** `/api/admin/highlights`: all of them, by position, past days and sold-out dishes among them. Its calls are by query. */
export const staffHighlights: HighlightCalls = {
  key: collection.key,
  list: () => collection.list(),
  read: (wire) => collection.read(wire),
  remove: (id, etag) => collection.remove(id, etag),

  async add({ dishId, date, tagOverride, position, isActive = true }) {
    const query = { itemId: dishId, date: date ?? '', tagOverride, position, active: String(isActive) };
    const { body } = await staffCall({ path: keyOf(PATH, query), method: 'POST' });
    return collection.read(body);
  },
  setActive: (id, etag, isActive) => patch(`${id}/active`, etag, { value: String(isActive) }),
  setTag: (id, etag, tagOverride) => patch(id, etag, { tagOverride }),
  setDate: (id, etag, date) => patch(id, etag, { date: date ?? '' }),

  async reorder(date, positions) {
    const pairs = [...positions].map(([id, position]) => `${id}:${position}`).join(',');
    const { body } = await staffCall({
      path: keyOf(`${PATH}/reorder`, { date: date ?? '', positions: pairs }),
      method: 'POST',
    });
    const read = z.object({ items: z.array(z.unknown()) }).safeParse(body);
    if (!read.success) throw new MalformedAnswerError('a list of highlights');
    return read.data.items.map((item) => collection.read(item));
  },
};

async function patch(path: string, etag: string, query: Record<string, string>): Promise<StaffHighlight> {
  const { body } = await staffCall({
    path: keyOf(`${PATH}/${path}`, query),
    method: 'PATCH',
    headers: { 'If-Match': etag },
  });
  return collection.read(body);
}
