import type {
  HoursException,
  MandatoryFee,
  OpeningSpan,
  Site,
  WeekdayHours,
  WeekdayIndex,
} from '../domain/site';
import { DEFAULT_SITE } from '../domain/site-defaults';
import { SITE_KEY } from './addresses';
import { MalformedAnswerError } from './errors';
import type { Resource } from './resource';
import { readDate, readTime, readTimeZone } from './wire-times';
import { asRecord, readNumber, readText, readWebAddress, recordsOf } from './wire-values';

interface SpanWire {
  opens: string;
  closes: string;
}

interface DayWire {
  day: string;
  spans: SpanWire[];
}

interface ExceptionWire {
  date: string;
  spans: SpanWire[];
  note: string | null;
}

export interface SiteWire {
  name: string;
  tagline: string;
  phone: string;
  email: string;
  street_address: string;
  city: string;
  region: string;
  postal_code: string;
  latitude: number | string;
  longitude: number | string;
  timezone: string;
  hours: DayWire[];
  exceptions: ExceptionWire[];
  social: { instagram: string; facebook: string; tiktok: string };
  booking_url: string;
  map_embed_url: string;
  parking_note: string;
  agency: { name: string; url: string };
  established_year: number;
  fee: MandatoryFee | null;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * `GET /api/site`. The name, the tagline, the place on the globe, the time zone, the week's hours and the year have
 * defaults; a phone, an address or a link that the owner left out stays empty, for a made-up one would mislead.
 */
export const siteResource: Resource<Site> = {
  key: SITE_KEY,
  normalise(wire) {
    const site = asRecord<SiteWire>(wire);
    if (!site) throw new MalformedAnswerError('the restaurant’s particulars');
    const social = asRecord<SiteWire['social']>(site.social);
    const agency = asRecord<SiteWire['agency']>(site.agency);
    return {
      name: readText(site.name, DEFAULT_SITE.name),
      tagline: readText(site.tagline, DEFAULT_SITE.tagline),
      phone: readText(site.phone),
      email: readText(site.email),
      streetAddress: readText(site.street_address),
      city: readText(site.city),
      region: readText(site.region),
      postalCode: readText(site.postal_code),
      latitude: readNumber(site.latitude, DEFAULT_SITE.latitude),
      longitude: readNumber(site.longitude, DEFAULT_SITE.longitude),
      timezone: readTimeZone(site.timezone),
      hours: readWeek(site.hours),
      exceptions: readExceptions(site.exceptions),
      social: {
        instagram: readWebAddress(social?.instagram),
        facebook: readWebAddress(social?.facebook),
        tiktok: readWebAddress(social?.tiktok),
      },
      bookingUrl: readWebAddress(site.booking_url),
      mapEmbedUrl: readWebAddress(site.map_embed_url),
      parkingNote: readText(site.parking_note),
      agencyName: readText(agency?.name, DEFAULT_SITE.agencyName),
      agencyUrl: readWebAddress(agency?.url),
      establishedYear: readNumber(site.established_year, DEFAULT_SITE.establishedYear),
      fee: readFee(site.fee),
    };
  },
};

/** Seven days, Sunday first; a day that the list leaves out is closed. A list without any day gives the default week. */
function readWeek(value: unknown): readonly WeekdayHours[] {
  const spansByDay = new Map<string, readonly OpeningSpan[]>();
  for (const entry of recordsOf<DayWire>(value)) {
    const day = readText(entry.day).toLowerCase();
    if (DAYS.includes(day)) spansByDay.set(day, readSpans(entry.spans));
  }
  if (spansByDay.size === 0) return DEFAULT_SITE.hours;
  return DAYS.map((day, index) => ({
    weekday: index as WeekdayIndex,
    spans: spansByDay.get(day) ?? [],
  }));
}

function readExceptions(value: unknown): readonly HoursException[] {
  return recordsOf<ExceptionWire>(value)
    .flatMap((entry) => {
      const date = readDate(entry.date);
      return date ? [{ date, spans: readSpans(entry.spans), note: readText(entry.note) }] : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function readSpans(value: unknown): readonly OpeningSpan[] {
  return recordsOf<SpanWire>(value)
    .flatMap((span) => {
      const opens = readTime(span.opens);
      const closes = readTime(span.closes);
      return opens && closes ? [{ opens, closes }] : [];
    })
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

function readFee(value: unknown): MandatoryFee | null {
  const fee = asRecord<MandatoryFee>(value);
  const name = readText(fee?.name, 'Service fee');
  const percent = readNumber(fee?.percent, 0);
  if (percent > 0 && percent <= 100) return { name, percent, amount: null };
  const amount = readNumber(fee?.amount, 0);
  return amount > 0 ? { name, percent: null, amount } : null;
}
