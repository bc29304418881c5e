import { z } from 'zod';
import { ID_PATTERN } from '../../rules/ids';
import type { CallGroup } from '../call';
import { highlight } from '../entities/highlight';
import { limit, pages, position, truth } from '../queries';
import { date, dateOrNone, line } from '../values';
import { listOf } from './entry-calls';

export const highlightsQuery = z.object({ limit: limit(10), date: date.optional() });
export const staffHighlightsQuery = z.object({ date: date.optional(), ...pages(100) });

export const newHighlightQuery = z.strictObject({
  // Not checked as an id: a malformed one is an unknown dish, so 404, as in a path.
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

const PLACED = `${ID_PATTERN}:\\d{1,6}`;

export const highlightOrderQuery = z.strictObject({
  date: dateOrNone.optional().describe('Each named highlight must show on that day.'),
  positions: z
    .string()
    .regex(new RegExp(`^${PLACED}(,${PLACED})*$`), 'must be like ID:1,ID:2.')
    .max(10_000),
});

const ONE_HIGHLIGHT = { status: 200, body: highlight.forStaff, hasEtag: true } as const;
const ON_HIGHLIGHT = {
  who: 'staff',
  path: '/admin/highlights/:id',
  isConditional: true,
  failures: [404],
} as const;

export const highlightGroup: CallGroup = {
  api: 'highlight',
  title: 'Highlights',
  calls: [
    {
      method: 'GET',
      path: '/highlights',
      handler: 'highlight.list',
      who: 'anyone',
      summary: 'The highlights of a day, by position; of today unless `date` says otherwise',
      query: highlightsQuery,
      answer: { status: 200, body: z.array(highlight.forDiners), hasEtag: true },
    },
    {
      method: 'GET',
      path: '/admin/highlights',
      handler: 'staff-highlights.list',
      who: 'staff',
      summary: 'All highlights by position, or those of one day, including inactive ones',
      query: staffHighlightsQuery,
      answer: { status: 200, body: listOf(highlight.forStaff) },
    },
    {
      method: 'POST',
      path: '/admin/highlights',
      handler: 'staff-highlights.create',
      who: 'staff',
      summary: 'Highlights a dish, on one day or on every day',
      query: newHighlightQuery,
      answer: { ...ONE_HIGHLIGHT, status: 201 },
      failures: [404],
    },
    {
      method: 'POST',
      path: '/admin/highlights/reorder',
      handler: 'staff-highlights.reorder',
      who: 'staff',
      summary: 'Gives highlights new positions, all or nothing',
      query: highlightOrderQuery,
      answer: { status: 200, body: listOf(highlight.forStaff) },
    },
    {
      ...ON_HIGHLIGHT,
      method: 'PATCH',
      path: '/admin/highlights/:id/active',
      handler: 'staff-highlights.setActive',
      summary: 'Shows or hides a highlight',
      query: activeQuery,
      answer: ONE_HIGHLIGHT,
    },
    {
      ...ON_HIGHLIGHT,
      method: 'PATCH',
      handler: 'staff-highlights.change',
      summary: 'Changes a highlight; an empty value clears a field',
      query: changedHighlightQuery,
      answer: ONE_HIGHLIGHT,
    },
    {
      ...ON_HIGHLIGHT,
      method: 'DELETE',
      handler: 'staff-highlights.remove',
      summary: 'Takes a dish out of the highlights',
      answer: { status: 204 },
    },
  ],
};
