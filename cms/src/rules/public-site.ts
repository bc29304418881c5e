import type { CalendarDate, Weekday } from './calendar';
import { exceptionsFrom, exceptionsOf, weekOf, type DateTimes, type DayTimes } from './opening-hours';
import { placeOf } from './restaurant-place';

interface TimesRecord {
  closed?: boolean | null;
  opens?: string | null;
  closes?: string | null;
}

export interface SiteRecord {
  name?: string | null;
  tagline?: string | null;
  phone?: string | null;
  email?: string | null;
  streetAddress?: string | null;
  city?: string | null;
  region?: string | null;
  postalCode?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  timezone?: string | null;
  hours?: ReadonlyArray<TimesRecord & { day: Weekday }> | null;
  exceptions?: ReadonlyArray<TimesRecord & { date: unknown; note?: string | null }> | null;
  instagramUrl?: string | null;
  facebookUrl?: string | null;
  tiktokUrl?: string | null;
  bookingUrl?: string | null;
  mapEmbedUrl?: string | null;
  parkingNote?: string | null;
  agencyName?: string | null;
  agencyUrl?: string | null;
  establishedYear?: number | null;
  feeName?: string | null;
  feePercent?: number | null;
  feeAmount?: number | null;
}

/** The restaurant as `GET /api/site` serves it: of the dated exceptions, those that still say something. */
export function publicSite(record: SiteRecord, today: CalendarDate) {
  const site = toSite(record);
  return { ...site, exceptions: exceptionsFrom(site.exceptions, site.hours, today) };
}

/** The restaurant with all of its dated exceptions. */
export function toSite(site: SiteRecord) {
  return {
    name: site.name ?? '',
    tagline: site.tagline ?? '',
    phone: site.phone ?? '',
    email: site.email ?? '',
    street_address: site.streetAddress ?? '',
    city: site.city ?? '',
    region: site.region ?? '',
    postal_code: site.postalCode ?? '',
    latitude: site.latitude ?? null,
    longitude: site.longitude ?? null,
    timezone: placeOf(site).timezone,
    hours: weekOf((site.hours ?? []).map(dayTimes)),
    exceptions: exceptionsOf((site.exceptions ?? []).map(dateTimes)),
    social: {
      instagram: site.instagramUrl ?? '',
      facebook: site.facebookUrl ?? '',
      tiktok: site.tiktokUrl ?? '',
    },
    booking_url: site.bookingUrl ?? '',
    map_embed_url: site.mapEmbedUrl ?? '',
    parking_note: site.parkingNote ?? '',
    agency: { name: site.agencyName ?? '', url: site.agencyUrl ?? '' },
    established_year: site.establishedYear ?? null,
    fee: feeOf(site),
  };
}

/** The mandatory fee, as a percentage or as an amount in the currency of all prices; one of the two is null. */
function feeOf({ feeName, feePercent, feeAmount }: SiteRecord) {
  if (!feeName) return null;
  if (feePercent) return { name: feeName, percent: feePercent, amount: null };
  return feeAmount ? { name: feeName, percent: null, amount: feeAmount } : null;
}

function times({ closed, opens, closes }: TimesRecord) {
  return { closed: closed ?? false, opens: opens ?? null, closes: closes ?? null };
}

function dayTimes(entry: TimesRecord & { day: Weekday }): DayTimes {
  return { day: entry.day, ...times(entry) };
}

function dateTimes(entry: TimesRecord & { date: unknown; note?: string | null }): DateTimes {
  return { date: entry.date as CalendarDate, note: entry.note ?? null, ...times(entry) };
}
