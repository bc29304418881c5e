import { expect, it } from 'vitest';
import { readTapas5 } from './tapas5';

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
        tags: 'vegan|nut-free',
        allergens: 'wheat',
        may_contain: 'egg',
        allergens_confirmed: true,
        raw: true,
        spicy_level: 2,
        halal: true,
        featured: true,
        image: '/uploads/croquetas.jpg?v=1',
        image_alt: '',
      },
      null,
    ],
  };
  expect(readTapas5(wire)).toEqual({
    active: true,
    title: 'Tapas a 5',
    price: 5,
    currency: 'USD',
    windowText: 'Mon, Tue, Wed',
    days: [1, 2],
    startTime: '15:30',
    endTime: '17:30',
    timezone: 'America/Chicago',
    items: [
      {
        id: '7',
        name: 'Croquetas',
        description: 'Ham.',
        dietary_tags: ['vegan', 'nut-free', 'halal'],
        allergens: ['wheat'],
        may_contain: ['egg'],
        allergens_confirmed: true,
        raw: true,
        spicy_level: 2,
        featured: true,
        image: { src: '/uploads/croquetas.jpg?v=1', alt: 'Croquetas' },
      },
    ],
  });
});

it('has defaults for everything, and is active only if the answer clearly says so', () => {
  const empty = {
    active: false,
    title: 'Tapas $5',
    price: null,
    currency: 'USD',
    windowText: '',
    days: [1, 2, 3],
    startTime: '16:00',
    endTime: '18:00',
    timezone: 'America/New_York',
    items: [],
  };
  expect(readTapas5({})).toEqual(empty);
  expect(readTapas5({ active: 'perhaps', items: {}, timezone: 'Mars/Base' })).toEqual(empty);
  expect(readTapas5({ active: 'true' }).active).toBe(true);
  expect(readTapas5({ items: [{}] }).items).toEqual([]);
  expect(readTapas5({ active: true, items: [{}] }).items).toEqual([
    {
      id: '1',
      name: 'Untitled',
      description: '',
      dietary_tags: [],
      allergens: [],
      may_contain: [],
      allergens_confirmed: false,
      raw: false,
      spicy_level: 0,
      featured: false,
      image: null,
    },
  ]);
});

it('never shows a dish of the special as free of anything that staff have not confirmed', () => {
  const items = [{ name: 'Gildas', tags: 'vegan|gluten-free|dairy-free|nut-free|halal', allergens: '' }];
  expect(readTapas5({ active: true, items }).items[0]?.dietary_tags).toEqual(['vegan', 'halal']);
  const traces = {
    tags: 'vegan|gluten-free',
    allergens: '',
    may_contain: 'gluten',
    allergens_confirmed: true,
  };
  const unread = { ...traces, may_contain: { gluten: true } };
  for (const item of [traces, unread])
    expect(readTapas5({ active: true, items: [item] }).items[0]?.dietary_tags).toEqual(['vegan']);
  expect(readTapas5({ active: true, items: [unread] }).items[0]?.allergens_confirmed).toBe(false);
});
