import { claim, fakeApi, newEtag } from './fake-api';

const EARLY = [{ opens: '16:00', closes: '21:00' }];
const LATE = [{ opens: '17:00', closes: '22:30' }];

/** The settings as the API returns them, with the given overrides. */
export function siteWire(fields: object = {}) {
  return {
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
    currency: 'USD',
    hours: [
      { day: 'sunday', spans: EARLY },
      { day: 'monday', spans: EARLY },
      { day: 'tuesday', spans: EARLY },
      { day: 'wednesday', spans: EARLY },
      { day: 'thursday', spans: LATE },
      { day: 'friday', spans: LATE },
      { day: 'saturday', spans: LATE },
    ],
    exceptions: [{ date: '2026-12-25', spans: [] as object[], note: 'Christmas Day' }],
    kitchen_closes_at: null as string | null,
    reply_templates: [] as { name: string; text: string }[],
    social: { instagram: '', facebook: '', tiktok: '' },
    booking_url: 'https://book.casabodegon.example/',
    booking_template: '',
    map_embed_url: '',
    parking_note: '',
    agency: { name: '', url: '' },
    established_year: 1996 as number | null,
    meals_tax_percent: null as number | null,
    plates_per_person: null as number | null,
    message_months: null as number | null,
    history_months: null as number | null,
    fee: null as object | null,
    vocabulary: { dietary_tags: [], allergens: [] },
    ...fields,
  };
}

export type SiteWire = ReturnType<typeof siteWire>;

/** A fake API of the settings. */
export function siteServer(first: SiteWire = siteWire()) {
  let stored = { ...first, etag: newEtag() };
  const put = (fields: object) => {
    stored = { ...stored, ...fields, etag: newEtag() };
    // The API does this too.
    stored.exceptions = stored.exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  };
  const { answer, faults } = fakeApi('/api/admin/site', (call) => {
    if (call.path !== '/api/admin/site') throw new Error(`No answer to ${call.path}`);
    if (call.method === 'PUT') {
      claim(call, stored);
      put(call.body as object);
    }
    return stored;
  });
  return { answer, faults, put, stored: () => stored };
}
