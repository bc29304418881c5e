import { DRINKS_KEY, eventsKey, MENU_KEY, TAPAS5_KEY } from '../../api/addresses';
import type { DrinkList } from '../../domain/drink';
import type { EventCard } from '../../domain/event';
import { EVENTS_LIMIT } from '../../domain/limits';
import type { Menu } from '../../domain/menu';
import type { Site } from '../../domain/site';
import type { TapasSpecial } from '../../domain/tapas-special';
import { scriptJson } from '../script-json';
import { eventNodes } from './events';
import { drinksNode, menuNode } from './menu';
import type { Node } from './nodes';
import { restaurantNode } from './restaurant';
import { specialNodes } from './special';

export interface Surroundings {
  site: Site;
  /** Public origin, without a trailing slash. */
  origin: string;
  now: Date;
}

type Describe = (subject: never, surroundings: Surroundings, url: string) => readonly Node[];

/** The pages that say more than what the restaurant is: the read that they are about, and how it is told. */
const SUBJECTS: Readonly<Record<string, { key: string; describe: Describe } | undefined>> = {
  '/menu': { key: MENU_KEY, describe: (menu: Menu, _, url) => [menuNode(menu, url)] },
  '/drinks': { key: DRINKS_KEY, describe: (list: DrinkList, _, url) => [drinksNode(list, url)] },
  '/events': {
    key: eventsKey(EVENTS_LIMIT),
    describe: (events: readonly EventCard[], { site, origin }) => eventNodes(events, site, origin),
  },
  '/5-tapas': {
    key: TAPAS5_KEY,
    describe: (special: TapasSpecial, { site, origin }) => specialNodes(special, site, origin),
  },
};

/** The read that the page at a path is about; undefined where it is about the restaurant alone. */
export function subjectKey(path: string): string | undefined {
  return SUBJECTS[path]?.key;
}

/**
 * What a page tells search engines, as the text of its JSON-LD element. `subject` is the answer to the page's
 * `subjectKey`; without it, the page tells of the restaurant alone.
 */
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
