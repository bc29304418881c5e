import { describe, expect, it } from 'vitest';
import { categoryInUse, dishInUse } from './deletion-problems';

const today = '2026-11-21';

describe('dishInUse', () => {
  it.each([
    ['nowhere', { isInSpecial: false, highlightDates: [] }, null],
    ['highlighted on days that are over', { isInSpecial: false, highlightDates: ['2026-11-20'] }, null],
    [
      'in the special',
      { isInSpecial: true, highlightDates: [] },
      '“Pulpo” is in the tapas special. Take it out there first, or mark it as not available.',
    ],
    [
      'highlighted today and later',
      { isInSpecial: false, highlightDates: ['2026-12-01', '2026-11-20', '2026-11-21'] },
      '“Pulpo” is in the highlights of 2026-11-21, 2026-12-01. Take it out there first, or mark it as not available.',
    ],
    [
      'everywhere',
      { isInSpecial: true, highlightDates: [null, '2026-11-22'] },
      '“Pulpo” is in the tapas special and in the highlights of every day and in the highlights of 2026-11-22. Take it out there first, or mark it as not available.',
    ],
  ])('%s', (_what, use, expected) => expect(dishInUse('Pulpo', use, today)).toBe(expected));
});

describe('categoryInUse', () => {
  it.each([
    [0, null],
    [1, '“Tapas” still holds 1 item. Move or delete them first.'],
    [12, '“Tapas” still holds 12 items. Move or delete them first.'],
  ])('%s', (count, expected) => expect(categoryInUse('Tapas', count)).toBe(expected));
});
