import { provenTags } from '../../api/proven-tags';
import { weekdayName } from '../../domain/hours-format';
import type { Site } from '../../domain/site';
import type { TapasSpecial } from '../../domain/tapas-special';
import { dietsOf } from './menu';
import { node, restaurantId, type Node } from './nodes';
import { addressNode } from './restaurant';

export function specialNodes(special: TapasSpecial, site: Site, origin: string): Node[] {
  if (!special.active || special.items.length === 0) return [];
  const { title, currency, windowText, startTime, endTime, items } = special;
  // Like the page, treats a price of 0 as no price.
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
          dayOfWeek: special.days.map(weekdayName),
          opens: startTime,
          closes: endTime,
        },
      },
      itemOffered: items.map(({ name, description, dietary_tags, allergens_confirmed }) =>
        node({
          '@type': 'MenuItem',
          name,
          description,
          suitableForDiet: dietsOf(provenTags(dietary_tags, allergens_confirmed)),
        }),
      ),
    }),
  ];
}
