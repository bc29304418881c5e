import { z } from 'zod';
import type { MandatoryFee, OpeningSpan, WeekdayIndex } from '../../domain/site';
import { MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';

const STAFF_SITE_PATH = '/api/admin/site';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The hours of each weekday, Sunday first; none of them: closed. */
export type StaffWeek = readonly (readonly OpeningSpan[])[];

/** A date with other hours than the week's. */
export interface StaffException {
  /** `YYYY-MM-DD` in the restaurant's time zone. */
  date: string;
  /** Empty when closed all day. */
  spans: readonly OpeningSpan[];
  note: string;
}

/** What staff set about the restaurant. A text that is left out is empty. */
export interface SiteSettings {
  name: string;
  tagline: string;
  phone: string;
  email: string;
  streetAddress: string;
  city: string;
  region: string;
  postalCode: string;
  latitude: number | null;
  longitude: number | null;
  /** IANA name. */
  timezone: string;
  /** ISO 4217. */
  currency: string;
  week: StaffWeek;
  /** Those that have passed among them. */
  exceptions: readonly StaffException[];
  instagram: string;
  facebook: string;
  tiktok: string;
  bookingUrl: string;
  mapEmbedUrl: string;
  parkingNote: string;
  agencyName: string;
  agencyUrl: string;
  establishedYear: number | null;
  fee: MandatoryFee | null;
}

export interface StaffSite extends SiteSettings {
  /** There is one restaurant: always the same. */
  id: string;
  etag: string;
}

const span = z.object({ opens: z.string(), closes: z.string() });
const social = z.object({ instagram: z.string(), facebook: z.string(), tiktok: z.string() });
const fee = z.union([
  z.object({ name: z.string(), percent: z.number(), amount: z.null() }),
  z.object({ name: z.string(), percent: z.null(), amount: z.number() }),
]);

const siteWire = z.object({
  name: z.string(),
  tagline: z.string(),
  phone: z.string(),
  email: z.string(),
  street_address: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timezone: z.string(),
  currency: z.string(),
  hours: z.array(z.object({ day: z.enum(DAYS), spans: z.array(span) })),
  exceptions: z.array(z.object({ date: z.string(), spans: z.array(span), note: z.string() })),
  social,
  booking_url: z.string(),
  map_embed_url: z.string(),
  parking_note: z.string(),
  agency: z.object({ name: z.string(), url: z.string() }),
  established_year: z.number().nullable(),
  fee: fee.nullable(),
  etag: z.string(),
});

/** The settings as they came, e.g. `current` of a 412. */
export function readStaffSite(wire: unknown): StaffSite {
  const { success, data } = siteWire.safeParse(wire);
  if (!success) throw new MalformedAnswerError('the restaurant’s settings');
  return {
    id: 'site',
    etag: data.etag,
    name: data.name,
    tagline: data.tagline,
    phone: data.phone,
    email: data.email,
    streetAddress: data.street_address,
    city: data.city,
    region: data.region,
    postalCode: data.postal_code,
    latitude: data.latitude,
    longitude: data.longitude,
    timezone: data.timezone,
    currency: data.currency,
    week: DAYS.map((day) => data.hours.find((entry) => entry.day === day)?.spans ?? []),
    exceptions: data.exceptions,
    instagram: data.social.instagram,
    facebook: data.social.facebook,
    tiktok: data.social.tiktok,
    bookingUrl: data.booking_url,
    mapEmbedUrl: data.map_embed_url,
    parkingNote: data.parking_note,
    agencyName: data.agency.name,
    agencyUrl: data.agency.url,
    establishedYear: data.established_year,
    fee: data.fee,
  };
}

/** The settings, as a list of one. Rejects with an ApiError. */
export const staffSiteSource = {
  key: STAFF_SITE_PATH,
  async list(): Promise<readonly StaffSite[]> {
    const { body } = await staffCall({ path: STAFF_SITE_PATH });
    return [readStaffSite(body)];
  },
};

/** Stores all of the settings. 412 where somebody else changed them meanwhile, 400 with the fields that are refused. */
export async function changeStaffSite(etag: string, settings: SiteSettings): Promise<StaffSite> {
  const { body } = await staffCall({
    path: STAFF_SITE_PATH,
    method: 'PUT',
    headers: { 'If-Match': etag },
    body: siteBody(settings),
  });
  return readStaffSite(body);
}

/** The wire body; a closed weekday is named with no spans, so that a path like `hours.1` is of Monday. */
export function siteBody(settings: SiteSettings) {
  return {
    name: settings.name,
    tagline: settings.tagline,
    phone: settings.phone,
    email: settings.email,
    street_address: settings.streetAddress,
    city: settings.city,
    region: settings.region,
    postal_code: settings.postalCode,
    latitude: settings.latitude,
    longitude: settings.longitude,
    timezone: settings.timezone,
    currency: settings.currency,
    hours: settings.week.map((spans, weekday) => ({ day: DAYS[weekday as WeekdayIndex], spans })),
    exceptions: settings.exceptions,
    social: { instagram: settings.instagram, facebook: settings.facebook, tiktok: settings.tiktok },
    booking_url: settings.bookingUrl,
    map_embed_url: settings.mapEmbedUrl,
    parking_note: settings.parkingNote,
    agency: { name: settings.agencyName, url: settings.agencyUrl },
    established_year: settings.establishedYear,
    fee: settings.fee,
  };
}
