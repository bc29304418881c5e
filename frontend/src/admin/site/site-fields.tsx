import type * as z from 'zod/mini';
import type { SiteBodyWire } from '../../api/generated/wire';
import type { StaffSite } from '../../api/staff/staff-site';
import { weekdayName } from '../../domain/hours-format';
import type { OpeningSpan, WeekdayIndex } from '../../domain/site';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { line, longText, number } from '../kit/forms/field-kinds';
import { type ParsedOf, section, type ValuesOf } from '../kit/forms/field-list';
import { textRule, webAddressRule } from '../kit/forms/field-rules';
import { NumberField, numberText, TextField } from '../kit/forms/fields';
import { DatesField } from './dates-field';
import { FEE_FIELD } from './fee-field';
import { HISTORY_MONTHS } from './fewer-months';
import { REGION_FIELDS } from './region-field';
import { beside } from './site-parts';
import {
  bookingTemplateRule,
  coordinatesRule,
  emailRule,
  exceptionsRule,
  MAP_HOSTS,
  mapRule,
  MOST_DATE_SPANS,
  spansRule,
  yearRule,
} from './site-rules';
import { type DateValues, WEEKDAY_FIELDS } from './site-values';
import { daysWords, hoursWords, mergeDates } from './special-days';
import { TEMPLATES_FIELD } from './templates';
import { WeekField } from './week-field';

function day(weekday: WeekdayIndex) {
  return {
    label: weekdayName(weekday),
    rule: spansRule,
    initial: [],
    read: ({ hours }: StaffSite) => hours.find((each) => each.day === WEEKDAY_FIELDS[weekday])?.spans ?? [],
    show: (spans: readonly OpeningSpan[]) => hoursWords(spans),
    alsoNamed: [`hours.${weekday}.spans`],
  };
}

interface TextWords<Rule> {
  label: string;
  rule: Rule;
  type?: 'tel' | 'email' | 'url';
  help?: string;
}

function text<Rule extends z.ZodMiniType<unknown, string>>({ label, rule, type, help }: TextWords<Rule>) {
  return { label, rule, initial: '', control: (name: string) => <TextField {...{ name, type, help }} /> };
}

const web = (label: string, help?: string) => text({ label, rule: webAddressRule(500), type: 'url', help });

function social(name: keyof StaffSite['social'], label: string, help: string) {
  return { ...web(label, help), read: (site: StaffSite) => site.social[name], alsoNamed: [`social.${name}`] };
}

export const siteFields = (today: string) => ({
  ...section('week', {
    monday: { ...day(1), control: () => <WeekField /> },
    tuesday: day(2),
    wednesday: day(3),
    thursday: day(4),
    friday: day(5),
    saturday: day(6),
    sunday: day(0),
  }),
  ...section('dates', {
    exceptions: {
      label: 'Special hours',
      rule: exceptionsRule,
      initial: [],
      show: (days: DateValues[], other?: DateValues[]) => daysWords(days, today, other).join('\n'),
      merge: mergeDates,
      control: () => <DatesField most={MOST_DATE_SPANS} />,
    },
  }),
  ...section('replies', { reply_templates: TEMPLATES_FIELD }),
  ...section('reach', {
    ...beside({
      phone: text({
        label: 'Phone',
        rule: textRule(40),
        type: 'tel',
        help: 'Also used by the Call button: (617) 555-0142',
      }),
      email: text({
        label: 'Email',
        rule: emailRule,
        type: 'email',
        help: 'Shown to guests. Contact-form messages arrive under Messages.',
      }),
    }),
    street_address: line({ label: 'Street address', max: 200 }),
    ...beside({
      city: line({ label: 'City', max: 80 }),
      region: line({ label: 'State', max: 80, help: 'Two letters, like MA' }),
      postal_code: line({ label: 'ZIP code', max: 20 }),
    }),
    coordinates: {
      ...text({
        label: 'Map coordinates',
        rule: coordinatesRule,
        help: 'Used for Directions on Android phones, and by search engines. In Google Maps, press and hold on the door and copy the two numbers: 42.3555, -71.0636',
      }),
      read: ({ latitude, longitude }: StaffSite) =>
        latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
      alsoNamed: ['latitude', 'longitude'],
    },
    map_embed_url: text({
      label: 'Map to embed',
      rule: mapRule,
      type: 'url',
      help: `The address of a map to embed, from ${MAP_HOSTS} (Share, then HTML: the part in quotes after src).`,
    }),
  }),
  ...section('links', {
    booking_url: web(
      'Booking page',
      '“Book a Table” opens this in a new tab. If this and the next are blank, it calls your phone instead.',
    ),
    booking_template: text({
      label: 'Booking page for a chosen table',
      rule: bookingTemplateRule,
      type: 'url',
      help: 'The same address, with {covers}, {date} and {time} as placeholders. Guests then choose on the reservations page. If blank, they choose on the provider’s site.',
    }),
    ...beside({
      instagram: social('instagram', 'Instagram', 'In the footer and the phone menu. Hidden if blank.'),
      facebook: social('facebook', 'Facebook', 'In the footer and the phone menu. Hidden if blank.'),
      tiktok: social('tiktok', 'TikTok', 'In the footer. Hidden if blank.'),
    }),
    ...beside({
      agencyName: {
        ...line({ label: 'Web agency', max: 120, help: 'Who built the site, in small print in the footer.' }),
        read: ({ agency }: StaffSite) => agency.name,
        alsoNamed: ['agency.name'],
      },
      agencyUrl: {
        ...web('Web agency’s site'),
        read: ({ agency }: StaffSite) => agency.url,
        alsoNamed: ['agency.url'],
      },
    }),
  }),
  ...section('words', {
    name: line({
      label: 'Restaurant name',
      max: 120,
      isRequired: true,
      lang: 'es',
      help: 'At the top of every page, in page titles and in emails.',
    }),
    tagline: line({
      label: 'Tagline',
      max: 120,
      help: `In the footer, page titles and search results. If blank, the site says “${DEFAULT_SITE.tagline}”.`,
    }),
    parking_note: longText({
      label: 'Parking note',
      max: 500,
      help: 'Beside the map and on the reservations page. Hidden if blank.',
    }),
    established_year: {
      label: 'Year of opening',
      rule: yearRule,
      initial: '',
      read: (site: StaffSite) => numberText(site.established_year),
      control: (name: string) => (
        <NumberField
          name={name}
          isWhole
          help={`“Since …” on the home page, the About page and in the footer. If blank, the site says ${DEFAULT_SITE.established_year}.`}
        />
      ),
    },
  }),
  ...section('fee', {
    fee: FEE_FIELD,
    ...beside({
      meals_tax_percent: number('meals_tax_percent', {
        label: 'Meals tax',
        min: 0,
        max: 30,
        unit: '%',
        help: `Shown under the total of a guest’s list. Default: ${DEFAULT_SITE.meals_tax_percent}. Enter 0 to leave it out.`,
      }),
      plates_per_person: number('plates_per_person', {
        label: 'Plates per person',
        min: 1,
        max: 10,
        unit: 'plates',
        isWhole: true,
        help: `How many plates a guest’s list suggests per person. Default: ${DEFAULT_SITE.plates_per_person}.`,
      }),
    }),
  }),
  ...section('keeping', {
    ...beside({
      message_months: number('message_months', {
        label: 'Months to keep messages',
        min: 1,
        max: 120,
        unit: 'months',
        isWhole: true,
        help: `With your replies. Default: ${DEFAULT_SITE.message_months}. The privacy page says so.`,
      }),
      history_months: number('history_months', {
        label: 'Months to keep history',
        min: 1,
        max: 120,
        unit: 'months',
        isWhole: true,
        help: `Who changed what. Older changes can’t be undone or restored. Default: ${HISTORY_MONTHS}.`,
      }),
    }),
  }),
  ...section('region', REGION_FIELDS),
});

export type SiteFields = ReturnType<typeof siteFields>;
export type SiteValues = ValuesOf<SiteFields>;

/** Closed weekdays are sent without spans, so that `hours.1` in an error message is Monday. */
export function siteBody(parsed: ParsedOf<SiteFields>): SiteBodyWire {
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday, coordinates, ...others } = parsed;
  const { instagram, facebook, tiktok, agencyName, agencyUrl, ...same } = others;
  const week = { sunday, monday, tuesday, wednesday, thursday, friday, saturday };
  return {
    ...same,
    ...coordinates,
    hours: WEEKDAY_FIELDS.map((field) => ({ day: field, spans: week[field] })),
    social: { instagram, facebook, tiktok },
    agency: { name: agencyName, url: agencyUrl },
  };
}
