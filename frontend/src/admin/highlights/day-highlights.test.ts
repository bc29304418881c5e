import { expect, it } from 'vitest';
import { aHighlight } from '../../testing/admin/highlight';
import { highlightsOn, nameOf, pastHighlights, plannedDays, standingsOf } from './day-highlights';

const ALL = [
  aHighlight('a', { position: 1 }),
  aHighlight('b', { position: 1 }),
  aHighlight('c', { position: 3, date: '2026-11-21' }),
  aHighlight('old', { position: 0, date: '2026-11-20' }),
  aHighlight('older', { position: 0, date: '2026-11-01' }),
  aHighlight('late', { position: 2, date: '2026-11-26' }),
  aHighlight('late-too', { position: 9, date: '2026-11-26' }),
];
const idsOf = (highlights: readonly { id: string }[]) => highlights.map(({ id }) => id);

it('shows a day’s own and the everyday ones, on “every day” only the latter, and past ones separately', () => {
  expect(idsOf(highlightsOn(ALL, '2026-11-21'))).toEqual(['a', 'b', 'c']);
  expect(idsOf(highlightsOn(ALL, null))).toEqual(['a', 'b']);
  expect(idsOf(pastHighlights(ALL, '2026-11-21'))).toEqual(['old', 'older']);
  expect(plannedDays(ALL, '2026-11-22')).toEqual(['2026-11-26']);
});

it('shows the first ten that can be shown, and says why the others are not', () => {
  const many = [
    aHighlight('off', { active: false }),
    aHighlight('gone', { itemId: null, name: 'Untitled' }),
    aHighlight('words', { itemId: null, name: 'Turrón' }),
    ...Array.from({ length: 10 }, (_, index) => aHighlight(String(index), { position: 2 + index })),
  ];
  const standings = standingsOf(many, new Set(['dish-0']));
  expect(Object.fromEntries(standings)).toMatchObject({
    off: 'hidden',
    gone: 'lost',
    words: 'shown',
    0: 'sold-out',
    1: 'shown',
    9: 'shown',
  });
  expect(standingsOf(many, new Set()).get('9')).toBe('beyond');
  expect(many.slice(1, 3).map(nameOf)).toEqual(['A dish that was deleted', 'Turrón']);
});
