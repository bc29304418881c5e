import { describe, expect, it } from 'vitest';
import { categoryInUse, foodInUse, type FoodUse, pictureNeeded } from './deletion-problems';

const today = '2026-11-21';
const unused: FoodUse = { isInSpecial: false, highlightDates: [], linkedFrom: [] };
const advice = 'Remove it from there first. If it’s only unavailable for now, mark it sold out instead.';

describe('foodInUse', () => {
  it.each<[string, Partial<FoodUse>, string | null]>([
    ['nowhere', {}, null],
    ['highlighted on past days', { highlightDates: ['2026-11-20'] }, null],
    [
      'linked to',
      { linkedFrom: ['the offer “Octopus week”', 'the event “Paella night”'] },
      `“Pulpo” is linked from the offer “Octopus week” and the event “Paella night”. ${advice}`,
    ],
    ['in the special', { isInSpecial: true }, `“Pulpo” is in the tapas special. ${advice}`],
    [
      'highlighted today and later',
      { highlightDates: ['2026-12-01', '2026-11-20', '2026-11-21'] },
      `“Pulpo” is in the highlights of today and Tue Dec 1. ${advice}`,
    ],
    [
      'everywhere',
      { isInSpecial: true, highlightDates: [null, '2026-11-22'] },
      `“Pulpo” is in the tapas special and in the everyday highlights and in the highlights of tomorrow. ${advice}`,
    ],
    [
      'highlighted on days of another year, one of them twice',
      { highlightDates: ['2027-01-02', '2026-12-31', '2026-12-31'] },
      `“Pulpo” is in the highlights of Thu Dec 31 and Sat Jan 2 2027. ${advice}`,
    ],
    [
      'highlighted on more days than are listed',
      { highlightDates: [22, 23, 24, 25, 26].map((day) => `2026-11-${day}`) },
      `“Pulpo” is in the highlights of tomorrow, Mon Nov 23, Tue Nov 24, and 2 more days. ${advice}`,
    ],
  ])('%s', (_what, use, expected) => expect(foodInUse('Pulpo', { ...unused, ...use }, today)).toBe(expected));
});

describe('categoryInUse', () => {
  it.each([
    [0, null],
    [1, '“Tapas” still holds 1 item. Move or delete it first.'],
    [12, '“Tapas” still holds 12 items. Move or delete them first.'],
  ])('%s', (count, expected) => expect(categoryInUse('Tapas', count)).toBe(expected));
});

describe('pictureNeeded', () => {
  const unneeded = { uses: [], crops: [], neededUntil: null };
  const used = 'The photo “Prawns” is used by';
  it.each([
    ['nowhere', {}, null],
    ['in one place', { uses: [{ title: 'Gambas' }] }, `${used} “Gambas”. Choose another photo there first.`],
    [
      'in more places than are listed',
      { uses: ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title })), neededUntil: '2027-12-25' },
      `${used} “A”, “B”, “C”, and 2 more places. Choose another photo there first.`,
    ],
    [
      'as an original',
      { crops: [{ title: 'Prawns' }] },
      'The photo “Prawns” is the original of a cropped photo, “Prawns”, which is still kept. Delete that first.',
    ],
    [
      'by the history',
      { neededUntil: '2027-12-25' },
      'The history needs the photo “Prawns” until December 25, 2027, to bring back earlier versions. After that it can be deleted.',
    ],
  ])('%s', (_what, needs, expected) =>
    expect(pictureNeeded('Prawns', { ...unneeded, ...needs })).toBe(expected),
  );
});
