import type { OpeningSpan, Site, WeekdayHours, WeekdayIndex } from './site';

const EARLY: readonly OpeningSpan[] = [{ opens: '16:00', closes: '21:00' }];
const LATE: readonly OpeningSpan[] = [{ opens: '17:00', closes: '22:30' }];

function day(weekday: WeekdayIndex, spans: readonly OpeningSpan[]): WeekdayHours {
  return { weekday, spans };
}

/** What the site says of the restaurant when the content manager gives nothing. */
export const DEFAULT_SITE: Site = {
  name: 'Casa Bodegón',
  tagline: 'Tapas & wine in Boston',
  phone: '(617) 555-0142',
  email: 'hola@casabodegon.example',
  streetAddress: '139 Tremont Street',
  city: 'Boston',
  region: 'MA',
  postalCode: '02111',
  latitude: 42.3555,
  longitude: -71.0636,
  timezone: 'America/New_York',
  hours: [
    day(0, EARLY),
    day(1, EARLY),
    day(2, EARLY),
    day(3, EARLY),
    day(4, LATE),
    day(5, LATE),
    day(6, LATE),
  ],
  exceptions: [],
  social: {
    instagram: 'https://www.instagram.com/casabodegon.example',
    facebook: 'https://www.facebook.com/casabodegon.example',
    tiktok: 'https://www.tiktok.com/@casabodegon.example',
  },
  bookingUrl: 'https://book.casabodegon.example/',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=-71.0686%2C42.3530%2C-71.0586%2C42.3580&layer=mapnik&marker=42.3555%2C-71.0636',
  parkingNote: 'Parking nearby? Show your ticket to your server and we’ll give you a voucher.',
  agencyName: 'Studio Azulejo',
  agencyUrl: 'https://studio-azulejo.example/',
  establishedYear: 1996,
  fee: null,
};
