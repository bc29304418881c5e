import { coordinatesOf } from '../../domain/directions';
import { weekdayName } from '../../domain/hours-format';
import type { Site, WeekdayHours } from '../../domain/site';
import { addDays, wallClock } from '../../domain/zoned-time';
import { node, restaurantId, type Node } from './nodes';

/** Plates cost about $8 to $40. */
const PRICE_RANGE = '$$';
/** schema.org's way to say that a day is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

export function restaurantNode(site: Site, origin: string, now: Date): Node {
  return node({
    '@type': 'Restaurant',
    '@id': restaurantId(origin),
    name: site.name,
    description: site.tagline,
    url: `${origin}/`,
    image: `${origin}/pictures/og/home.jpg`,
    telephone: site.phone,
    email: site.email,
    address: addressNode(site),
    geo: geoNode(site),
    openingHoursSpecification: [...weekNodes(site.hours), ...exceptionNodes(site, now)],
    servesCuisine: ['Spanish', 'Tapas'],
    priceRange: PRICE_RANGE,
    hasMenu: `${origin}/menu`,
    acceptsReservations:
      site.booking_url || site.booking_template ? `${origin}/reservations` : site.phone !== '',
    foundingDate: String(site.established_year),
    sameAs: Object.values(site.social).filter((url) => url !== ''),
  });
}

function geoNode(site: Site): Node | null {
  const [latitude, longitude] = coordinatesOf(site) ?? [];
  return latitude === undefined ? null : { '@type': 'GeoCoordinates', latitude, longitude };
}

export function addressNode(site: Site): Node {
  return node({
    '@type': 'PostalAddress',
    streetAddress: site.street_address,
    addressLocality: site.city,
    addressRegion: site.region,
    postalCode: site.postal_code,
    addressCountry: 'US',
  });
}

function weekNodes(hours: readonly WeekdayHours[]): Node[] {
  const daysOfSpan = new Map<string, string[]>();
  for (const { weekday, spans } of hours) {
    for (const { opens, closes } of spans) {
      const span = `${opens} ${closes}`;
      daysOfSpan.set(span, [...(daysOfSpan.get(span) ?? []), weekdayName(weekday)]);
    }
  }
  return [...daysOfSpan].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** From yesterday on: its hours, or the week's that they replace, may run past midnight. */
function exceptionNodes({ exceptions, timezone }: Site, now: Date): Node[] {
  const yesterday = addDays(wallClock(now, timezone).date, -1);
  const current = exceptions.filter(({ date }) => date >= yesterday);
  return current.flatMap(({ date, spans }) =>
    (spans.length === 0 ? [CLOSED] : spans).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  );
}
