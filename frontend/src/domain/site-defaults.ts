import type { OpeningSpan, Site, WeekdayIndex } from './site';

const EARLY: readonly OpeningSpan[] = [{ opens: '16:00', closes: '21:00' }];
const LATE: readonly OpeningSpan[] = [{ opens: '17:00', closes: '22:30' }];

export const DEFAULT_SITE: Site = {
  name: 'Casa Bodegón',
  tagline: 'Tapas & wine in Boston',
  phone: '(617) 555-0142',
  email: 'hola@casabodegon.example',
  street_address: '139 Tremont Street',
  city: 'Boston',
  region: 'MA',
  postal_code: '02111',
  latitude: 42.3555,
  longitude: -71.0636,
  timezone: 'America/New_York',
  hours: [EARLY, EARLY, EARLY, EARLY, LATE, LATE, LATE].map((spans, day) => ({
    weekday: day as WeekdayIndex,
    spans,
  })),
  exceptions: [],
  kitchen_closes_at: null,
  social: {
    instagram: 'https://www.instagram.com/casabodegon.example',
    facebook: 'https://www.facebook.com/casabodegon.example',
    tiktok: 'https://www.tiktok.com/@casabodegon.example',
  },
  booking_url: 'https://book.casabodegon.example/',
  booking_template: '',
  map_embed_url:
    'https://www.openstreetmap.org/export/embed.html?bbox=-71.0686%2C42.3530%2C-71.0586%2C42.3580&layer=mapnik&marker=42.3555%2C-71.0636',
  parking_note: 'Parking nearby? Show your ticket to your server and we’ll give you a voucher.',
  agencyName: 'Studio Azulejo',
  agencyUrl: 'https://studio-azulejo.example/',
  established_year: 1996,
  message_months: 12,
  meals_tax_percent: 7,
  plates_per_person: 3,
  fee: null,
};
