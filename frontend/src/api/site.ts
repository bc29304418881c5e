import { isBookingTemplate } from '../domain/booking';
import { WEEKDAYS } from '../domain/hours-format';
import type {
  HoursException,
  MandatoryFee,
  OpeningSpan,
  Site,
  WeekdayHours,
  WeekdayIndex,
} from '../domain/site';
import { DEFAULT_SITE } from '../domain/site-defaults';
import { MalformedAnswerError } from './errors';
import type { SiteWire } from './generated/wire';
import { readDate, readInstant, readTime, readTimeZone } from './wire-times';
import { asRecord, readNumber, readText, readWebAddress, recordsOf } from './wire-values';

/** A phone, address, place, link or credit that the owner left empty stays empty: a made-up one would mislead. */
export function readSite(wire: unknown): Site {
  const site = asRecord<SiteWire>(wire);
  if (!site) throw new MalformedAnswerError('the restaurant’s particulars');
  const social = asRecord<SiteWire['social']>(site.social);
  const agency = asRecord<SiteWire['agency']>(site.agency);
  return {
    name: readText(site.name, DEFAULT_SITE.name),
    tagline: readText(site.tagline, DEFAULT_SITE.tagline),
    phone: readText(site.phone),
    email: readText(site.email),
    street_address: readText(site.street_address),
    city: readText(site.city),
    region: readText(site.region),
    postal_code: readText(site.postal_code),
    latitude: readNumber(site.latitude, null),
    longitude: readNumber(site.longitude, null),
    timezone: readTimeZone(site.timezone),
    hours: readWeek(site.hours),
    exceptions: readExceptions(site.exceptions),
    kitchen_closes_at: readInstant(site.kitchen_closes_at),
    social: {
      instagram: readWebAddress(social?.instagram),
      facebook: readWebAddress(social?.facebook),
      tiktok: readWebAddress(social?.tiktok),
    },
    booking_url: readWebAddress(site.booking_url),
    booking_template: readTemplate(site.booking_template),
    map_embed_url: readWebAddress(site.map_embed_url),
    parking_note: readText(site.parking_note),
    agencyName: readText(agency?.name),
    agencyUrl: readWebAddress(agency?.url),
    established_year: readNumber(site.established_year, DEFAULT_SITE.established_year),
    message_months: readNumber(site.message_months, DEFAULT_SITE.message_months),
    meals_tax_percent: readNumber(site.meals_tax_percent, DEFAULT_SITE.meals_tax_percent),
    plates_per_person: readNumber(site.plates_per_person, DEFAULT_SITE.plates_per_person),
    fee: readFee(site.fee),
  };
}

function readTemplate(value: unknown): string {
  const address = readText(value);
  return isBookingTemplate(address) ? address : '';
}

/** Seven days, Sunday first. A missing day is closed; a list without any day gives the default week. */
function readWeek(value: unknown): readonly WeekdayHours[] {
  const spansByDay = new Map<string, readonly OpeningSpan[]>();
  for (const entry of recordsOf<SiteWire['hours'][number]>(value)) {
    const day = readText(entry.day).toLowerCase();
    spansByDay.set(day, readSpans(entry.spans));
  }
  const days = WEEKDAYS.map((name) => name.toLowerCase());
  if (!days.some((day) => spansByDay.has(day))) return DEFAULT_SITE.hours;
  return days.map((day, index) => ({ weekday: index as WeekdayIndex, spans: spansByDay.get(day) ?? [] }));
}

function readExceptions(value: unknown): readonly HoursException[] {
  return recordsOf<SiteWire['exceptions'][number]>(value)
    .flatMap((entry) => {
      const date = readDate(entry.date);
      return date ? [{ date, spans: readSpans(entry.spans), note: readText(entry.note) }] : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function readSpans(value: unknown): readonly OpeningSpan[] {
  return recordsOf<OpeningSpan>(value)
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
