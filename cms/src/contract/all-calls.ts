import { isPublicRead, type Call, type CallGroup } from './call';
import { attentionGroup } from './calls/attention';
import { contactGroup } from './calls/contact';
import { eventGroup } from './calls/events';
import { healthGroup } from './calls/health';
import { highlightGroup } from './calls/highlights';
import { historyGroup } from './calls/history';
import { drinksGroup, menuGroup } from './calls/menu-and-drinks';
import { offerGroup } from './calls/offers';
import { peopleGroup } from './calls/people';
import { uploadGroup } from './calls/pictures';
import { authGroup } from './calls/sign-in';
import { siteGroup } from './calls/site';
import { tapas5Group } from './calls/special';

export const ALL_GROUPS: readonly CallGroup[] = [
  menuGroup,
  drinksGroup,
  highlightGroup,
  offerGroup,
  eventGroup,
  tapas5Group,
  siteGroup,
  attentionGroup,
  historyGroup,
  contactGroup,
  authGroup,
  peopleGroup,
  uploadGroup,
  healthGroup,
];

export const ALL_CALLS: readonly Call[] = ALL_GROUPS.flatMap(({ calls }) => calls);

/** Every public read with its parameters. Other parameters change neither the answer nor its cache key. */
export const PUBLIC_READS: ReadonlyMap<string, readonly string[]> = new Map(
  ALL_CALLS.filter(isPublicRead).map(
    ({ path, query }) => [`/api${path}`, Object.keys(query?.shape ?? {})] as const,
  ),
);
