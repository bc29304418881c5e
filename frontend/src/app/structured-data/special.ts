import { provenTags } from '../../domain/free-from';
import type { Site } from '../../domain/site';
import type { TapasSpecial } from '../../domain/tapas-special';
import { dietsOf } from './menu';
import { node, restaurantId, type Node } from './nodes';
import { addressNode } from './restaurant';

const DAYS: Readonly<Record<string, string>> = {
  SUN: 'Sunday',
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
};

/** The special as an offer: every dish of it at one price, on its days between its hours. None while it is off or empty. */
export function specialNodes(special: TapasSpecial, site: Site, origin: string): Node[] {
  if (!special.isActive || special.items.length === 0) return [];
  const { title, currency, windowText, startTime, endTime, items } = special;
  // One of nothing counts as none given, as it does on the page.
  const price = special.price !== null && special.price > 0 ? special.price : null;
  return [
    node({
      '@type': 'Offer',
      name: title,
      description: windowText,
      url: `${origin}/5-tapas`,
      price: price?.toFixed(2),
      priceCurrency: price === null ? undefined : currency,
      availabilityStarts: startTime,
      availabilityEnds: endTime,
      offeredBy: { '@id': restaurantId(origin) },
      availableAtOrFrom: {
        '@type': 'Place',
        name: site.name,
        address: addressNode(site),
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: daysOf(special.daysCsv),
          opens: startTime,
          closes: endTime,
        },
      },
      itemOffered: items.map(({ name, description, tags, areAllergensConfirmed }) =>
        node({
          '@type': 'MenuItem',
          name,
          description,
          suitableForDiet: dietsOf(provenTags(tags, areAllergensConfirmed)),
        }),
      ),
    }),
  ];
}

function daysOf(csv: string): string[] {
  return csv.split(',').flatMap((day) => DAYS[day.trim().toUpperCase().slice(0, 3)] ?? []);
}
