/** Days as JavaScript counts them: 0 is Sunday. */
export type WeekdayIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Local times in the restaurant's time zone, `HH:MM`. A `closes` not later than `opens` is on the next day. */
export interface OpeningSpan {
  opens: string;
  closes: string;
}

export interface WeekdayHours {
  weekday: WeekdayIndex;
  spans: readonly OpeningSpan[];
}

export interface HoursException {
  date: string;
  spans: readonly OpeningSpan[];
  note: string;
}

export interface SocialLinks {
  instagram: string;
  facebook: string;
  tiktok: string;
}

/** A mandatory fee (940 CMR 38.00): stated on the menu with its amount. */
export type MandatoryFee = { name: string } & (
  | {
      /** Above 0 to 100. */
      percent: number;
      amount: null;
    }
  | {
      percent: null;
      /** In US dollars, on every order. */
      amount: number;
    }
);

export interface Site {
  name: string;
  tagline: string;
  phone: string;
  email: string;
  street_address: string;
  city: string;
  region: string;
  postal_code: string;
  latitude: number | null;
  longitude: number | null;
  /** An IANA name; the hours are in this zone, wherever the visitor is. */
  timezone: string;
  hours: readonly WeekdayHours[];
  exceptions: readonly HoursException[];
  /** An ISO 8601 instant, if the kitchen closes before the restaurant that evening. */
  kitchen_closes_at: string | null;
  social: SocialLinks;
  booking_url: string;
  /** The URL for a chosen table, with `{covers}`, `{date}` and `{time}`; empty if the provider does not support it. */
  booking_template: string;
  map_embed_url: string;
  parking_note: string;
  agencyName: string;
  agencyUrl: string;
  established_year: number;
  /** Shown below the total of “Our table”; 0 if there is no tax. */
  meals_tax_percent: number;
  /** How many plates “Our table” suggests per person. */
  plates_per_person: number;
  /** How long messages from the contact form are kept. */
  message_months: number;
  fee: MandatoryFee | null;
}
