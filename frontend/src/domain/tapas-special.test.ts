import { expect, it } from 'vitest';
import { eachItemText, isTapasLinkShown, specialPrice, type TapasSpecial } from './tapas-special';

const special: TapasSpecial = {
  active: true,
  title: 'Tapas $5',
  price: 5,
  currency: 'USD',
  windowText: '',
  daysCsv: 'MON,TUE,WED',
  startTime: '16:00',
  endTime: '18:00',
  timezone: 'America/New_York',
  items: [
    {
      id: '1',
      name: 'Croquetas',
      description: '',
      dietary_tags: [],
      allergens: [],
      may_contain: [],
      allergens_confirmed: false,
      raw: false,
      spicy_level: 0,
      featured: false,
    },
  ],
};

it('shows the link for an active special with a dish, and for nothing else', () => {
  expect(isTapasLinkShown(special)).toBe(true);
  expect(isTapasLinkShown({ ...special, active: false })).toBe(false);
  expect(isTapasLinkShown({ ...special, items: [] })).toBe(false);
  expect(isTapasLinkShown(null)).toBe(false);
  expect(isTapasLinkShown(undefined)).toBe(false);
});

it.each([
  [5, 'Each item $5'],
  [6, 'Each item $6'],
  [4.5, 'Each item $4.50'],
  [null, 'Each item $5'],
  [0, 'Each item $5'],
])('prices each item at %s as %s', (price, text) => {
  expect(eachItemText({ price, currency: 'USD' })).toBe(text);
  expect(specialPrice({ price, currency: 'USD' })).toBe(text.replace('Each item ', ''));
});
