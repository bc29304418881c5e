/** Days as JavaScript counts them: 0 is Sunday. */
export type WeekdayIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Wall-clock times in the restaurant's time zone, `HH:MM`. A `closes` that is not after `opens` falls on the next day. */
export interface OpeningSpan {
  opens: string;
  closes: string;
}

export interface WeekdayHours {
  weekday: WeekdayIndex;
  /** Empty when closed all day. */
  spans: readonly OpeningSpan[];
}

/** A date on which other hours hold than the week's: a holiday or a closure. */
export interface HoursException {
  /** `YYYY-MM-DD` in the restaurant's time zone. */
  date: string;
  /** Empty when closed all day. */
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
      /** Percent of the bill, above 0 to 100. */
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
  streetAddress: string;
  city: string;
  region: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  /** IANA name; hours hold in it wherever the visitor is. */
  timezone: string;
  /** Seven entries, Sunday first. */
  hours: readonly WeekdayHours[];
  /** By date. */
  exceptions: readonly HoursException[];
  social: SocialLinks;
  bookingUrl: string;
  mapEmbedUrl: string;
  parkingNote: string;
  agencyName: string;
  agencyUrl: string;
  establishedYear: number;
  fee: MandatoryFee | null;
}
