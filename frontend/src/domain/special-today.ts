import { openingAround, type OpeningRules } from './hours';
import { formatTime } from './hours-format';
import type { TapasSpecial } from './tapas-special';
import { instantOf, minutesOf, wallClock, weekdayOf } from './zoned-time';

/**
 * On the special's days, until it ends: `Today until 6 PM`, or before it starts `Today from 4 PM until 6 PM`. Null if
 * the restaurant is not open throughout.
 */
export function todayText(
  { active, days, startTime, endTime, timezone }: TapasSpecial,
  site: OpeningRules,
  now: Date,
): string | null {
  const { date, minutes } = wallClock(now, timezone);
  if (!active || !days.includes(weekdayOf(date)) || minutes >= minutesOf(endTime)) return null;
  const start = instantOf(date, startTime, timezone);
  const open = openingAround(site, now < start ? start : now);
  if (!open || open.to < instantOf(date, endTime, timezone).getTime()) return null;
  const from = minutes < minutesOf(startTime) ? ` from ${shortTime(startTime)}` : '';
  return `Today${from} until ${shortTime(endTime)}`;
}

function shortTime(time: string): string {
  return formatTime(time).replace(':00', '');
}
