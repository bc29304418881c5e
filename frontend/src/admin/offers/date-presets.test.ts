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
  ['2026-12-30', '2027-01-01', '2027-01-03', 'Fri Jan 1, 2027 – Sun Jan 3, 2027'],
])('the weekend of %s is from %s to %s', (today, start, end, days) => {
  expect(preset(today, 'This weekend')).toEqual([start, end, days]);
});

it('“today” is one day, “this week” ends on Sunday, and “no end” has no end date', () => {
  expect(preset('2026-11-24', 'Today')).toEqual(['2026-11-24', '2026-11-24', 'Tue Nov 24']);
  expect(preset('2026-11-24', 'This week').slice(0, 2)).toEqual(['2026-11-24', '2026-11-29']);
  expect(preset('2026-11-24', 'No end').slice(0, 2)).toEqual([null, '']);
});

it.each(['2026-11-23', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'])(
  'next week and its weekend are those after the Sunday of %s',
  (today) => {
    expect(preset(today, 'Next week').slice(0, 2)).toEqual(['2026-11-30', '2026-12-06']);
    expect(preset(today, 'Next weekend')).toEqual(['2026-12-04', '2026-12-06', 'Fri Dec 4 – Sun Dec 6']);
  },
);

it('offers each span once, whichever day of the week it is', () => {
  const labels = (today: string) => datePresets(today).map(({ label }) => label);
  const later = ['Next week', 'Next weekend', 'No end'];
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
    expect(labels(day)).toEqual(['Today', 'This weekend', 'This week', ...later]);
  // From Friday on, the rest of the week is the weekend; on Sunday both mean today.
  for (const day of ['2026-11-27', '2026-11-28'])
    expect(labels(day)).toEqual(['Today', 'This weekend', ...later]);
  expect(labels('2026-11-29')).toEqual(['Today', ...later]);
});
