import { drinksOnDemand, eventsOnDemand, menuOnDemand, tapas5OnDemand } from '../../api/on-demand';
import type { EventCard } from '../../domain/event';
import type { DrinkList, Menu } from '../../domain/menu';
import type { Site } from '../../domain/site';
import type { TapasSpecial } from '../../domain/tapas-special';
import { scriptJson } from '../script-json';
import { eventNodes } from './events';
import { menuNode } from './menu';
import type { Node } from './nodes';
import { restaurantNode } from './restaurant';
import { specialNodes } from './special';

export interface Surroundings {
  site: Site;
  origin: string;
  now: Date;
}

type Describe = (subject: never, surroundings: Surroundings, url: string) => readonly Node[];

const SUBJECTS: Readonly<Record<string, { key: string; describe: Describe } | undefined>> = {
  '/menu': {
    key: menuOnDemand.key,
    describe: (menu: Menu, _, url) => [menuNode('Menu', menu, url, 'dish')],
  },
  '/drinks': {
    key: drinksOnDemand.key,
    describe: (list: DrinkList, _, url) => [menuNode('Drinks', list, url, 'drink')],
  },
  '/events': {
    key: eventsOnDemand.key,
    describe: (events: readonly EventCard[], { site, origin, now }) => eventNodes(events, site, origin, now),
  },
  '/5-tapas': {
    key: tapas5OnDemand.key,
    describe: (special: TapasSpecial, { site, origin }) => specialNodes(special, site, origin),
  },
};

export function subjectKey(path: string): string | undefined {
  return SUBJECTS[path]?.key;
}

export function structuredData(path: string, subject: unknown, surroundings: Surroundings): string {
  const { site, origin, now } = surroundings;
  const described = SUBJECTS[path];
  const own =
    described === undefined || subject === undefined
      ? []
      : described.describe(subject as never, surroundings, origin + path);
  return scriptJson({
    '@context': 'https://schema.org',
    '@graph': [restaurantNode(site, origin, now), ...own],
  });
}
