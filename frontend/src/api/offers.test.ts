import { describe, expect, it } from 'vitest';
import { readOffers } from './offers';

describe('the built-in offers', () => {
  it.each<[unknown]>([[[]], [{ items: [] }], [[null, 'junk']]])('stand in for %j', (wire) => {
    expect(readOffers(wire)).toMatchObject([
      { badge: 'Special', title: 'Tapas Night: $5 each', subtitle: 'Mon · Tue · Wed', ctaPrimaryTo: '/menu' },
      { badge: 'Limited', title: 'Pour a glass, share a plate', ctaPrimaryTo: '/reservations' },
    ]);
  });
});

it.each([
  ['a list', [{ id: 3, title: 'Paella Sunday' }]],
  ['an object with items', { items: [{ id: 3, title: 'Paella Sunday' }] }],
])('reads %s, with the default buttons', (_, wire) => {
  expect(readOffers(wire)).toEqual([
    {
      id: '3',
      imageUrl: null,
      focus: 'center',
      badge: '',
      title: 'Paella Sunday',
      subtitle: '',
      ctaPrimaryLabel: 'View Menu',
      ctaPrimaryTo: '/menu',
      ctaSecondaryLabel: 'Book a Table',
      ctaSecondaryTo: '/reservations',
    },
  ]);
});

it('reads an offer whole', () => {
  const offer = {
    id: 'o1',
    imageUrl: '/uploads/o1.jpg',
    focus: 'left',
    badge: 'New',
    title: 'Sherry flight',
    subtitle: 'Three glasses',
    ctaPrimaryLabel: 'See drinks',
    ctaPrimaryTo: '/drinks',
    ctaSecondaryLabel: 'Order',
    ctaSecondaryTo: 'https://order.example/',
  };
  expect(readOffers([offer])).toEqual([offer]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'menu', '', null, 7])(
  'does not lead to %j',
  (ctaPrimaryTo) => {
    expect(readOffers([{ title: 'Offer', ctaPrimaryTo }])[0]?.ctaPrimaryTo).toBe('/menu');
  },
);
