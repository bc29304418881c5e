import { expect, it } from 'vitest';
import { daysText, isUsualTime, specialSchema } from './special-values';

const VALUES = {
  title: ' Tapas ',
  price: '4,50',
  windowText: '',
  days: ['MON', 'TUE', 'WED'],
  startTime: '16:00',
  endTime: '18:00',
  itemIds: ['a'],
};

it('makes of what is typed what the API takes', () => {
  expect(specialSchema.parse(VALUES)).toEqual({ ...VALUES, title: 'Tapas', price: 4.5 });
});

it.each([
  ['title', { title: ' ' }],
  ['title', { title: 'a'.repeat(81) }],
  ['price', { price: '0' }],
  ['price', { price: 'five' }],
  ['windowText', { windowText: 'a'.repeat(121) }],
  ['days', { days: [] }],
  ['startTime', { startTime: '' }],
  ['endTime', { endTime: '16:00' }],
  ['itemIds', { itemIds: Array.from({ length: 101 }, (_, at) => `d${at}`) }],
])('refuses %s of %j', (field, parts) => {
  const { error } = specialSchema.safeParse({ ...VALUES, ...parts });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

it('knows the days and times that the site names', () => {
  expect(isUsualTime(VALUES)).toBe(true);
  expect(isUsualTime({ ...VALUES, days: ['MON'] })).toBe(false);
  expect(isUsualTime({ ...VALUES, endTime: '19:00' })).toBe(false);
  expect(daysText(['WED', 'MON'])).toBe('Monday, Wednesday');
});
