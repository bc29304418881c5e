import { z } from 'zod';
import { ID_PATTERN } from '../../rules/ids';
import { anyone, type CallGroup, manager, NOTHING, plain, tagged } from '../call';
import { highlight } from '../entities/highlight';
import { limit, pages, position, truth } from '../queries';
import { date, dateOrNone, line } from '../values';
import { listOf } from './entry-calls';

export const highlightsQuery = z.object({ limit: limit(10), date: date.optional() });
export const staffHighlightsQuery = z.object({ date: date.optional(), ...pages(100) });

export const newHighlightQuery = z.strictObject({
  // Not checked as an id: a malformed id means an unknown dish, so it gets 404, as in a path.
  itemId: z.string().min(1).describe('The dish.'),
  date: dateOrNone.optional().describe('If left out or empty: every day.'),
  position: position.optional().describe('If left out: after all others.'),
  tagOverride: line(40).optional(),
  active: truth.prefault('true'),
});

export const changedHighlightQuery = z.strictObject({
  date: dateOrNone.optional(),
  position: position.optional(),
  tagOverride: line(40).optional(),
});

export const activeQuery = z.strictObject({ value: truth });

const PLACED = `${ID_PATTERN}:\\d{1,6}(:\\d{1,6})?`;

export const highlightOrderQuery = z.strictObject({
  date: dateOrNone.optional().describe('Each named highlight must show on that day.'),
  positions: z
    .string()
    .regex(new RegExp(`^${PLACED}(,${PLACED})*$`), 'must be like ID:1,ID:2.')
    .max(10_000)
    .describe(
      'A third number (`ID:1:4`) is the position when it was read. If someone has changed it since: 412.',
    ),
});

const ONE_HIGHLIGHT = tagged(highlight.forStaff);
const ON_HIGHLIGHT = { isConditional: true, failures: [404] } as const;

export const highlightGroup: CallGroup = {
  api: 'highlight',
  title: 'Highlights',
  calls: [
    anyone('GET /highlights', 'highlight.list', tagged(z.array(highlight.forDiners)), {
      summary: 'The highlights of a day, by position; of today unless `date` says otherwise',
      query: highlightsQuery,
    }),
    manager('GET /admin/highlights', 'staff-highlights.list', plain(listOf(highlight.forStaff)), {
      summary: 'All highlights by position, or those of one day, including inactive ones',
      query: staffHighlightsQuery,
    }),
    manager('POST /admin/highlights', 'staff-highlights.create', tagged(highlight.forStaff, 201), {
      summary: 'Highlights a dish, on one day or on every day',
      query: newHighlightQuery,
      failures: [404],
    }),
    manager('POST /admin/highlights/reorder', 'staff-highlights.reorder', plain(listOf(highlight.forStaff)), {
      summary: 'Gives highlights new positions, all or nothing',
      query: highlightOrderQuery,
      failures: [412],
    }),
    manager('PATCH /admin/highlights/:id/active', 'staff-highlights.setActive', ONE_HIGHLIGHT, {
      ...ON_HIGHLIGHT,
      summary: 'Shows or hides a highlight',
      query: activeQuery,
    }),
    manager('PATCH /admin/highlights/:id', 'staff-highlights.change', ONE_HIGHLIGHT, {
      ...ON_HIGHLIGHT,
      summary: 'Changes a highlight; an empty value clears a field',
      query: changedHighlightQuery,
    }),
    manager('DELETE /admin/highlights/:id', 'staff-highlights.remove', NOTHING, {
      ...ON_HIGHLIGHT,
      summary: 'Takes a dish out of the highlights',
    }),
  ],
};
