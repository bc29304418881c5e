import { expect, it } from 'vitest';
import { tapas5Resource } from './tapas5';

it('reads the special whole', () => {
  const wire = {
    active: true,
    title: 'Tapas a 5',
    price: '5.00',
    currency: 'usd',
    windowText: 'Mon, Tue, Wed',
    daysCsv: 'MON,TUE',
    startTime: '15:30:00.000',
    endTime: '17:30',
    timezone: 'America/Chicago',
    items: [
      {
        id: 7,
        name: ' Croquetas ',
        description: ' Ham. ',
        tags: 'vegan|halal|nut-free',
        allergens: 'milk',
        may_contain: 'egg',
        allergens_confirmed: true,
        raw: true,
      },
      null,
    ],
  };
  expect(tapas5Resource.normalise(wire)).toEqual({
    isActive: true,
    title: 'Tapas a 5',
    price: 5,
    currency: 'USD',
    windowText: 'Mon, Tue, Wed',
    daysCsv: 'MON,TUE',
    startTime: '15:30',
    endTime: '17:30',
    timezone: 'America/Chicago',
    items: [
      {
        id: '7',
        name: 'Croquetas',
        description: 'Ham.',
        tags: ['vegan', 'halal', 'nut-free'],
        allergens: ['milk'],
        mayContain: ['egg'],
        areAllergensConfirmed: true,
        isRaw: true,
      },
    ],
  });
});

it('has defaults for everything, and is not active without a clear yes', () => {
  const empty = {
    isActive: false,
    title: 'Tapas $5',
    price: null,
    currency: 'USD',
    windowText: '',
    daysCsv: 'MON,TUE,WED',
    startTime: '16:00',
    endTime: '18:00',
    timezone: 'America/New_York',
    items: [],
  };
  expect(tapas5Resource.normalise({})).toEqual(empty);
  expect(tapas5Resource.normalise({ active: 'perhaps', items: {}, timezone: 'Mars/Base' })).toEqual(empty);
  expect(tapas5Resource.normalise({ active: 'true' }).isActive).toBe(true);
  expect(tapas5Resource.normalise({ items: [{}] }).items).toEqual([]);
  expect(tapas5Resource.normalise({ active: true, items: [{}] }).items).toEqual([
    {
      id: '1',
      name: 'Untitled',
      description: '',
      tags: [],
      allergens: [],
      mayContain: [],
      areAllergensConfirmed: false,
      isRaw: false,
    },
  ]);
});

it('never claims a dish of the special to be free of anything that staff have not confirmed', () => {
  const items = [{ name: 'Gildas', tags: 'vegan|gluten-free|dairy-free|nut-free|halal', allergens: '' }];
  expect(tapas5Resource.normalise({ active: true, items }).items[0]?.tags).toEqual(['vegan', 'halal']);
});
