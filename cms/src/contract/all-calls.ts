import { attentionGroup } from './attention-group';
import { authGroup } from './auth-group';
import type { Call, CallGroup } from './call';
import { contactGroup } from './contact-group';
import { eventGroup } from './event-group';
import { drinksGroup, menuGroup } from './food-groups';
import { healthGroup } from './health-group';
import { highlightGroup } from './highlight-group';
import { offerGroup } from './offer-group';
import { siteGroup } from './site-group';
import { tapas5Group } from './tapas5-group';
import { uploadGroup } from './upload-group';

/** Every call there is under `/api`. No other route exists, but the written API's own two while it is developed against. */
export const allGroups: readonly CallGroup[] = [
  menuGroup,
  drinksGroup,
  highlightGroup,
  offerGroup,
  eventGroup,
  tapas5Group,
  siteGroup,
  attentionGroup,
  contactGroup,
  authGroup,
  uploadGroup,
  healthGroup,
];

/** Every call of every group. */
export const allCalls: readonly Call[] = allGroups.flatMap(({ calls }) => calls);
