import { expect, it } from 'vitest';
import type { StaffSpecial } from '../../api/staff/staff-tapas5';
import { formOf } from '../kit/forms/field-list';
import { SPECIAL_RULES, specialFields } from './special-fields';

const FIELDS = specialFields('USD', new Map());
const { schema, toBody, toValues } = formOf<StaffSpecial, typeof FIELDS>(FIELDS, SPECIAL_RULES);

const VALUES = {
  title: ' Tapas ',
  price: '4,50',
  windowText: '',
  daysCsv: ['MON', 'TUE', 'WED'],
  startTime: '16:00',
  endTime: '18:00',
  itemIds: ['a'],
};

it('converts what is typed to what the API accepts', () => {
  const sent = { ...VALUES, title: 'Tapas', price: 4.5, daysCsv: 'MON,TUE,WED' };
  const body = toBody(schema.parse(VALUES));
  expect(body).toEqual(sent);
  expect(toValues(body as StaffSpecial)).toEqual({ ...VALUES, title: 'Tapas', price: '4.50' });
});

it.each([
  ['title', { title: ' ' }],
  ['title', { title: 'a'.repeat(81) }],
  ['price', { price: '0' }],
  ['price', { price: 'five' }],
  ['windowText', { windowText: 'a'.repeat(121) }],
  ['daysCsv', { daysCsv: [] }],
  ['startTime', { startTime: '' }],
  ['endTime', { endTime: '16:00' }],
  ['itemIds', { itemIds: Array.from({ length: 101 }, (_, at) => `d${at}`) }],
])('refuses %s of %j', (field, parts) => {
  const { error } = schema.safeParse({ ...VALUES, ...parts });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

it('lists the days in week order', () => {
  expect(FIELDS.daysCsv.show(['WED', 'MON'])).toBe('Monday, Wednesday');
});
