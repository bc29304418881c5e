import { openingAround, type OpeningRules } from './hours';
import { clockTime } from './hours-format';
import type { Site } from './site';
import { wallClock } from './zoned-time';

const EVENING_FROM = 17 * 60;
const NIGHT_UNTIL = 5 * 60;

/** What to say of a kitchen that closes before the restaurant today; null if it does not, or tonight is over. */
export function kitchenText(site: OpeningRules & Pick<Site, 'kitchen_closes_at'>, now: Date): string | null {
  if (site.kitchen_closes_at === null) return null;
  const { timezone } = site;
  const closesAt = new Date(site.kitchen_closes_at);
  // Closed by then, for example because the restaurant closes even earlier.
  const open = openingAround(site, closesAt);
  if (!open || now.getTime() >= open.to) return null;
  if (now >= closesAt) return `Kitchen closed, bar open until ${clockTime(open.to, timezone)}`;
  const dateOf = (instant: Date) => wallClock(instant, timezone).date;
  const isToday = open.from <= now.getTime() || dateOf(new Date(open.from)) === dateOf(now);
  if (!isToday) return null;
  const { minutes } = wallClock(closesAt, timezone);
  const isEvening = minutes >= EVENING_FROM || minutes < NIGHT_UNTIL;
  return `Kitchen closes at ${clockTime(closesAt, timezone)} ${isEvening ? 'tonight' : 'today'}`;
}
