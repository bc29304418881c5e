import type { FormFields } from '../forms/entry-form-props';
import { feeStatement } from '../../domain/legal';
import type { OpeningSpan } from '../../domain/site';
import { feeRule } from './fee-rule';
import { daysWords } from './days-words';
import { hoursWords } from './hours-words';
import { mergeDates } from './merge-dates';
import type { FeeValues, SiteValues } from './site-values';

/** What each field is called, and how its value reads where two versions are compared. */
export function siteFields(today: string): FormFields<SiteValues> {
  const day = (label: string) => ({ label, show: (spans: readonly OpeningSpan[]) => hoursWords(spans) });
  return {
    monday: day('Monday'),
    tuesday: day('Tuesday'),
    wednesday: day('Wednesday'),
    thursday: day('Thursday'),
    friday: day('Friday'),
    saturday: day('Saturday'),
    sunday: day('Sunday'),
    exceptions: {
      label: 'Holidays and other days',
      show: (days, other) => daysWords(days, today, other).join('\n'),
      merge: mergeDates,
    },
    phone: { label: 'Phone' },
    email: { label: 'E-mail' },
    streetAddress: { label: 'Street and number' },
    city: { label: 'City' },
    region: { label: 'State' },
    postalCode: { label: 'ZIP code' },
    coordinates: { label: 'Map coordinates' },
    mapEmbedUrl: { label: 'Map' },
    bookingUrl: { label: 'Booking page' },
    instagram: { label: 'Instagram' },
    facebook: { label: 'Facebook' },
    tiktok: { label: 'TikTok' },
    agencyName: { label: 'Web agency' },
    agencyUrl: { label: 'The agency’s site' },
    name: { label: 'Name of the restaurant' },
    tagline: { label: 'Tagline' },
    parkingNote: { label: 'Parking note' },
    establishedYear: { label: 'Year of opening' },
    fee: { label: 'Mandatory fee', show: feeWords },
    timezone: { label: 'Time zone', show: (name) => name.replaceAll('_', ' ') },
    currency: { label: 'Currency' },
  };
}

/** The fields that the API's names belong to, where it has others. */
export const SITE_WIRE_NAMES: Readonly<Record<string, keyof SiteValues>> = {
  // Sunday first, as they are sent.
  'hours.0.spans': 'sunday',
  'hours.1.spans': 'monday',
  'hours.2.spans': 'tuesday',
  'hours.3.spans': 'wednesday',
  'hours.4.spans': 'thursday',
  'hours.5.spans': 'friday',
  'hours.6.spans': 'saturday',
  street_address: 'streetAddress',
  postal_code: 'postalCode',
  latitude: 'coordinates',
  longitude: 'coordinates',
  map_embed_url: 'mapEmbedUrl',
  booking_url: 'bookingUrl',
  'social.instagram': 'instagram',
  'social.facebook': 'facebook',
  'social.tiktok': 'tiktok',
  'agency.name': 'agencyName',
  'agency.url': 'agencyUrl',
  parking_note: 'parkingNote',
  established_year: 'establishedYear',
};

function feeWords(fee: FeeValues): string {
  if (fee.kind === 'none') return 'No fee';
  const stated = feeRule.safeParse(fee).data ?? null;
  return stated ? feeStatement(stated) : `${fee.name} ${fee.value}`.trim();
}
