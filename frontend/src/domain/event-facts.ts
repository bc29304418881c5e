import type { EventCard } from './event';
import { formatSpan, formatTime, weekdayName } from './hours-format';
import { formatExactPrice } from './money';
import { longDate } from './short-date';

type Times = Pick<EventCard, 'startTime' | 'endTime'>;

/** `7:00 PM – 10:30 PM`, `7:00 PM`, or nothing. */
function timeWords({ startTime, endTime }: Times): string {
  if (startTime === null) return '';
  return endTime === null ? formatTime(startTime) : formatSpan({ opens: startTime, closes: endTime });
}

/** `Every Thursday`, `Every Monday and Thursday`, or nothing. */
function weeklyWords(weekdays: EventCard['weekdays']): string {
  if (weekdays.length === 0) return '';
  if (weekdays.length === 7) return 'Every day';
  return `Every ${new Intl.ListFormat('en').format(weekdays.map(weekdayName))}`;
}

/** What a guest wants to know besides the start date: how often, until when, at what time, how much, where. */
export function eventFacts(event: EventCard, today: string): readonly string[] {
  const { weekdays, date, endDate, price, currency, place, seats } = event;
  const until = endDate === null || endDate === date ? '' : `until ${longDate(endDate, today)}`;
  const weekly = weeklyWords(weekdays);
  const days = weekly === '' ? until.replace('u', 'U') : `${weekly} ${until}`.trim();
  const cost = price === 0 ? 'Free' : price === null ? '' : `${formatExactPrice(price, currency)} per guest`;
  return [days, timeWords(event), cost, place, seats].filter((fact) => fact !== '');
}

export interface Month {
  /** `December`, with the year if it differs from today's. */
  name: string;
  events: EventCard[];
}

/** The dated events grouped by month, in order. An event that began earlier and is still on counts as today's. */
export function monthsOf(events: readonly EventCard[], today: string): readonly Month[] {
  const months: (Month & { key: string })[] = [];
  for (const event of events) {
    if (event.date === null) continue;
    const key = (event.date < today ? today : event.date).slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.events.push(event);
    else months.push({ key, name: monthName(key, today), events: [event] });
  }
  return months;
}

function monthName(month: string, today: string): string {
  const words = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  });
  return month.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${month.slice(0, 4)}`;
}
