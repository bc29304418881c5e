import { describe, expect, it } from 'vitest';
import type { Menu } from '../../domain/menu';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { someDish } from '../../testing/dish';
import { someEvent } from '../../testing/event';
import { SPECIAL } from '../../testing/special';
import { structuredData, subjectKey } from './structured-data';

const ORIGIN = 'https://casa.example';
const SURROUNDINGS = { site: DEFAULT_SITE, origin: ORIGIN, now: new Date('2026-11-21T20:00:00Z') };

type Node = Record<string, unknown>;

function graphOf(path: string, subject?: unknown, site = DEFAULT_SITE): Node[] {
  const json = structuredData(path, subject, { ...SURROUNDINGS, site });
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

describe('the restaurant', () => {
  it('is on every page, with its address and phone number', () => {
    for (const path of ['/', '/menu', '/contact', '/about', '/gallery']) {
      expect(graphOf(path)).toMatchObject([
        {
          '@type': 'Restaurant',
          '@id': `${ORIGIN}/#restaurant`,
          name: 'Casa Bodegón',
          url: `${ORIGIN}/`,
          telephone: '(617) 555-0142',
          email: 'hola@casabodegon.example',
          address: { '@type': 'PostalAddress', streetAddress: '139 Tremont Street', addressCountry: 'US' },
          geo: { latitude: 42.3555, longitude: -71.0636 },
          hasMenu: `${ORIGIN}/menu`,
          acceptsReservations: `${ORIGIN}/reservations`,
          sameAs: [DEFAULT_SITE.social.instagram, DEFAULT_SITE.social.facebook, DEFAULT_SITE.social.tiktok],
        },
      ]);
    }
  });

  it('has the week, with equal days grouped, and upcoming dates with their own hours', () => {
    const site = {
      ...DEFAULT_SITE,
      hours: DEFAULT_SITE.hours.map((day) => (day.weekday === 1 ? { ...day, spans: [] } : day)),
      exceptions: [
        { date: '2026-11-19', spans: [], note: 'past' },
        { date: '2026-11-20', spans: [{ opens: '20:00', closes: '02:00' }], note: 'yesterday' },
        { date: '2026-11-26', spans: [], note: 'Thanksgiving' },
        { date: '2026-12-24', spans: [{ opens: '16:00', closes: '20:00' }], note: '' },
      ],
    };
    expect(graphOf('/', undefined, site)[0]?.['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday', 'Tuesday', 'Wednesday'],
        opens: '16:00',
        closes: '21:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Thursday', 'Friday', 'Saturday'],
        opens: '17:00',
        closes: '22:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-20',
        validThrough: '2026-11-20',
        opens: '20:00',
        closes: '02:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-26',
        validThrough: '2026-11-26',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '16:00',
        closes: '20:00',
      },
    ]);
  });

  it('leaves out what the owner left empty', () => {
    const social = { instagram: '', facebook: '', tiktok: '' };
    const site = { ...DEFAULT_SITE, phone: '', email: '', booking_url: '', latitude: null, social };
    const [restaurant] = graphOf('/', undefined, site);
    for (const property of ['telephone', 'email', 'geo', 'sameAs'])
      expect(restaurant).not.toHaveProperty(property);
    expect(restaurant).toMatchObject({ acceptsReservations: false });
    const bookable = { ...site, booking_template: 'https://book.example/{date}/{time}/{covers}' };
    expect(graphOf('/', undefined, bookable)[0]).toMatchObject({
      acceptsReservations: `${ORIGIN}/reservations`,
    });
    expect(JSON.stringify(restaurant)).not.toContain('""');
  });
});

describe('the menu', () => {
  const dish = someDish({
    name: 'Pan </script> con tomate',
    price: 7.5,
    dietary_tags: ['vegan', 'gluten-free', 'halal', 'nut-free', 'house_made'],
  });
  const menu: Menu = {
    currency: 'USD',
    categories: [{ name: 'Para Picar', slug: 'para-picar', items: [dish] }],
  };

  it('has sections of items with the page’s prices and the diets that schema.org defines', () => {
    expect(graphOf('/menu', menu)[1]).toEqual({
      '@type': 'Menu',
      name: 'Menu',
      url: `${ORIGIN}/menu`,
      inLanguage: 'en',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Para Picar',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Pan </script> con tomate',
              url: `${ORIGIN}/menu#dish-${dish.id}`,
              offers: { '@type': 'Offer', price: '8.00', priceCurrency: 'USD' },
              suitableForDiet: [
                'https://schema.org/VeganDiet',
                'https://schema.org/GlutenFreeDiet',
                'https://schema.org/HalalDiet',
              ],
            },
          ],
        },
      ],
    });
  });

  it('offers each size', () => {
    const prices = [
      { label: 'tapa', price: 8 },
      { label: 'ración', price: 15 },
    ];
    const sized = { currency: 'USD', categories: [{ name: 'A', slug: 'a', items: [{ ...dish, prices }] }] };
    const offer = { '@type': 'Offer', priceCurrency: 'USD' };
    expect(graphOf('/menu', sized)[1]).toMatchObject({
      hasMenuSection: [
        {
          hasMenuItem: [
            {
              offers: [
                { ...offer, name: 'tapa', price: '8.00' },
                { ...offer, name: 'ración', price: '15.00' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('can’t close its script element early', () => {
    expect(structuredData('/menu', menu, SURROUNDINGS)).not.toContain('<');
  });

  it('of drinks has the same form', () => {
    const drinks = { currency: 'EUR', categories: [{ name: 'Sherry', slug: 'sherry', items: [dish] }] };
    expect(graphOf('/drinks', drinks)[1]).toMatchObject({
      '@type': 'Menu',
      name: 'Drinks',
      hasMenuSection: [{ name: 'Sherry', hasMenuItem: [{ offers: { priceCurrency: 'EUR' } }] }],
    });
  });
});

describe('events', () => {
  const event = someEvent({ image: '/uploads/a.jpg', date: '2026-12-03' });

  it('are those with a date that are not over, without specials', () => {
    const events = [
      event,
      { ...event, title: 'Someday', date: null },
      { ...event, title: 'Yesterday', date: '2026-11-20' },
      { ...event, title: 'Galician Week', type: 'special' },
      { ...event, title: 'Sherry', image: null, ctaTo: 'https://book.example/x' },
    ];
    expect(graphOf('/events', events).slice(1)).toMatchObject([
      {
        '@type': 'Event',
        name: 'Flamenco Night',
        startDate: '2026-12-03',
        image: `${ORIGIN}/uploads/a.jpg`,
        url: `${ORIGIN}/reservations`,
        location: { '@type': 'Place', name: 'Casa Bodegón', address: { addressLocality: 'Boston' } },
        organizer: { '@id': `${ORIGIN}/#restaurant` },
      },
      { name: 'Sherry', url: 'https://book.example/x' },
    ]);
    expect(graphOf('/events', events)[2]).not.toHaveProperty('image');
    const byPhone = { ...event, ctaTo: 'tel:+16175550142' };
    expect(graphOf('/events', [byPhone])[1]).toMatchObject({ url: `${ORIGIN}/events` });
    for (const property of ['endDate', 'offers', 'eventSchedule', 'isAccessibleForFree'])
      expect(graphOf('/events', events)[1]).not.toHaveProperty(property);
  });

  it('have their times in the restaurant’s zone, and their price', () => {
    const late = { startTime: '21:00', endTime: '01:30' };
    const events = [
      { ...event, ...late, price: 58 },
      { ...event, ...late, date: '2027-07-04', endDate: '2027-07-05', price: 0 },
      { ...event, endDate: '2026-12-05' },
      { ...event, ...late, date: '9999-12-31' },
    ];
    expect(graphOf('/events', events).slice(1, 4)).toMatchObject([
      {
        startDate: '2026-12-03T21:00:00-05:00',
        endDate: '2026-12-04T01:30:00-05:00',
        offers: { '@type': 'Offer', price: '58.00', priceCurrency: 'USD', url: `${ORIGIN}/reservations` },
      },
      {
        startDate: '2027-07-04T21:00:00-04:00',
        endDate: '2027-07-06T01:30:00-04:00',
        isAccessibleForFree: true,
      },
      { startDate: '2026-12-03', endDate: '2026-12-05' },
    ]);
    expect(graphOf('/events', events)[2]).toMatchObject({
      eventSchedule: {
        repeatFrequency: 'P1D',
        startDate: '2027-07-04',
        endDate: '2027-07-05',
        startTime: '21:00',
      },
    });
    expect(graphOf('/events', events)[3]).not.toHaveProperty('eventSchedule');
  });

  it('have a schedule if they are weekly', () => {
    const weekly = { ...event, startTime: '19:00', endTime: '22:00', weekdays: [4], endDate: '2026-12-31' };
    const exceptions = [
      { date: '2026-12-10', spans: [{ opens: '16:00', closes: '23:00' }], note: '' },
      { date: '2026-12-24', spans: [], note: '' },
    ];
    expect(graphOf('/events', [weekly], { ...DEFAULT_SITE, exceptions })[1]).toMatchObject({
      startDate: '2026-12-03T19:00:00-05:00',
      endDate: '2026-12-03T22:00:00-05:00',
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: ['https://schema.org/Thursday'],
        startDate: '2026-12-03',
        endDate: '2026-12-31',
        startTime: '19:00',
        endTime: '22:00',
        exceptDate: ['2026-12-24'],
        scheduleTimezone: 'America/New_York',
      },
    });
  });
});

describe('the special', () => {
  const gildas = { name: 'Gildas', dietary_tags: ['vegetarian', 'gluten-free'], allergens_confirmed: false };
  const special = { ...SPECIAL, items: [someDish(gildas)] };

  it('is an offer at its price, on its days and hours, and claims nothing to be gluten-free', () => {
    expect(graphOf('/5-tapas', special)[1]).toMatchObject({
      '@type': 'Offer',
      name: 'Tapas $5',
      price: '5.00',
      priceCurrency: 'USD',
      availabilityStarts: '16:00',
      availabilityEnds: '18:00',
      availableAtOrFrom: {
        openingHoursSpecification: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
          opens: '16:00',
          closes: '18:00',
        },
      },
      itemOffered: [
        { '@type': 'MenuItem', name: 'Gildas', suitableForDiet: ['https://schema.org/VegetarianDiet'] },
      ],
    });
  });

  it('is left out while it is off or empty, and has no price if none is set', () => {
    expect(graphOf('/5-tapas', { ...special, active: false })).toHaveLength(1);
    expect(graphOf('/5-tapas', { ...special, items: [] })).toHaveLength(1);
    for (const price of [null, 0]) {
      const [, offer] = graphOf('/5-tapas', { ...special, price });
      expect(offer).not.toHaveProperty('price');
      expect(offer).not.toHaveProperty('priceCurrency');
    }
  });
});

it('gives the read that a page is about', () => {
  expect(['/', '/menu', '/drinks', '/events', '/5-tapas', '/about'].map(subjectKey)).toEqual([
    undefined,
    '/api/menu/full',
    '/api/drinks/full',
    '/api/events-specials?limit=12',
    '/api/tapas5',
    undefined,
  ]);
});
