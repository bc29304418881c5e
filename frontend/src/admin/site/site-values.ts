import type { SiteSettings, StaffSite } from '../../api/staff/staff-site';
import type { OpeningSpan } from '../../domain/site';
import { numberText, priceText } from '../forms/number-text';

/** The fields that hold the hours of the weekdays, Sunday first. */
export const WEEKDAY_FIELDS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type WeekdayField = (typeof WEEKDAY_FIELDS)[number];

/** A date with other hours, as it stands in the form: a date or a time that is not given is empty. */
export interface DateValues {
  date: string;
  /** None: closed all day. */
  spans: OpeningSpan[];
  note: string;
}

export interface FeeValues {
  kind: 'none' | 'percent' | 'amount';
  name: string;
  /** As typed: a percentage or an amount. */
  value: string;
}

/** What the form holds: texts as typed. */
export type SiteValues = Record<WeekdayField, OpeningSpan[]> & {
  exceptions: DateValues[];
  phone: string;
  email: string;
  streetAddress: string;
  city: string;
  region: string;
  postalCode: string;
  /** `42.3555, -71.0636`, as maps give it. */
  coordinates: string;
  mapEmbedUrl: string;
  bookingUrl: string;
  instagram: string;
  facebook: string;
  tiktok: string;
  agencyName: string;
  agencyUrl: string;
  name: string;
  tagline: string;
  parkingNote: string;
  establishedYear: string;
  fee: FeeValues;
  timezone: string;
  currency: string;
};

/** The settings as they stand in the form. */
export function toSiteValues(site: StaffSite): SiteValues {
  const hoursOf = (weekday: number): OpeningSpan[] => copied(site.week[weekday] ?? []);
  return {
    sunday: hoursOf(0),
    monday: hoursOf(1),
    tuesday: hoursOf(2),
    wednesday: hoursOf(3),
    thursday: hoursOf(4),
    friday: hoursOf(5),
    saturday: hoursOf(6),
    exceptions: site.exceptions.map(({ date, spans, note }) => ({ date, spans: copied(spans), note })),
    phone: site.phone,
    email: site.email,
    streetAddress: site.streetAddress,
    city: site.city,
    region: site.region,
    postalCode: site.postalCode,
    coordinates: coordinatesText(site),
    mapEmbedUrl: site.mapEmbedUrl,
    bookingUrl: site.bookingUrl,
    instagram: site.instagram,
    facebook: site.facebook,
    tiktok: site.tiktok,
    agencyName: site.agencyName,
    agencyUrl: site.agencyUrl,
    name: site.name,
    tagline: site.tagline,
    parkingNote: site.parkingNote,
    establishedYear: numberText(site.establishedYear),
    fee: feeValues(site.fee),
    timezone: site.timezone,
    currency: site.currency,
  };
}

/** Lists of their own: the form changes them. */
export function copied(spans: readonly OpeningSpan[]): OpeningSpan[] {
  return spans.map(({ opens, closes }) => ({ opens, closes }));
}

function coordinatesText({ latitude, longitude }: SiteSettings): string {
  return latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
}

function feeValues(fee: SiteSettings['fee']): FeeValues {
  if (fee === null) return { kind: 'none', name: '', value: '' };
  return fee.percent === null
    ? { kind: 'amount', name: fee.name, value: priceText(fee.amount) }
    : { kind: 'percent', name: fee.name, value: numberText(fee.percent) };
}
