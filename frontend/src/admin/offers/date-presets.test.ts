import { expect, it } from 'vitest';
import { datePresets } from './date-presets';

const preset = (today: string, label: string) => {
  const found = datePresets(today).find((each) => each.label === label);
  if (!found) throw new Error(`There is no ${label}.`);
  return [found.startDate, found.endDate, found.days];
};

it.each([
  ['2026-11-23', '2026-11-27', '2026-11-29', 'Fri Nov 27 – Sun Nov 29'],
  ['2026-11-26', '2026-11-27', '2026-11-29', 'Fri Nov 27 – Sun Nov 29'],
  ['2026-11-27', '2026-11-27', '2026-11-29', 'Fri Nov 27 – Sun Nov 29'],
  ['2026-11-28', '2026-11-28', '2026-11-29', 'Sat Nov 28 – Sun Nov 29'],
  ['2026-11-29', '2026-11-29', '2026-11-29', 'Sun Nov 29'],
  ['2026-12-30', '2027-01-01', '2027-01-03', 'Fri Jan 1, 2027 – Sun Jan 3, 2027'],
])('the weekend of %s is from %s to %s', (today, start, end, days) => {
  expect(preset(today, 'This weekend')).toEqual([start, end, days]);
});

it('today is one day, this week ends on Sunday, and no end has none', () => {
  expect(preset('2026-11-24', 'Today')).toEqual(['2026-11-24', '2026-11-24', 'Tue Nov 24']);
  expect(preset('2026-11-24', 'This week')).toEqual(['2026-11-24', '2026-11-29', 'until Sun Nov 29']);
  expect(preset('2026-11-29', 'This week').slice(0, 2)).toEqual(['2026-11-29', '2026-11-29']);
  expect(preset('2026-11-24', 'No end').slice(0, 2)).toEqual([null, '']);
});
