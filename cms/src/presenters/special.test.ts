import { describe, expect, it } from 'vitest';
import { specialItemsProblem } from '../rules/special-items';
import { toStaffSpecial } from './special';

const place = { currency: 'USD', timezone: 'America/New_York' };

describe('toStaffSpecial', () => {
  it('has defaults until somebody saves it', () => {
    expect(toStaffSpecial(null, place)).toMatchObject({
      active: false,
      title: 'Tapas $5',
      daysCsv: 'MON,TUE,WED',
      itemIds: [],
      items: [],
    });
  });

  it('has its dishes even while it is off, sold-out ones included', () => {
    const special = {
      active: false,
      title: 'Tapas $5',
      price: 5,
      daysCsv: 'MON',
      startTime: '16:00',
      endTime: '18:00',
      dishes: [
        { documentId: 'b', name: 'Bravas', available: false },
        { documentId: 'a', name: 'Aceitunas' },
      ],
    };
    expect(toStaffSpecial(special, place)).toMatchObject({
      itemIds: ['b', 'a'],
      items: [
        { id: 'b', available: false },
        { id: 'a', available: true },
      ],
    });
  });
});

describe('specialItemsProblem', () => {
  it.each([
    [[], null],
    [['a', 'b'], null],
    [
      ['a', 'wine'],
      [1, '204 CMR 4.03'],
    ],
    [['x'], [0, 'no such dish']],
    [
      ['a', 'b', 'a'],
      [2, 'more than once'],
    ],
  ] as const)('%j', (ids, expected) => {
    const problem = specialItemsProblem(ids, new Set(['a', 'b']), new Set(['wine']));
    if (expected === null) expect(problem).toBeNull();
    else
      expect(problem).toEqual({
        index: expected[0],
        message: expect.stringContaining(expected[1]) as string,
      });
  });
});
