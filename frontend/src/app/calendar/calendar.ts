import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { endingDay, type EventCard } from '../../domain/event';
import { eventFacts } from '../../domain/event-facts';
import type { Site } from '../../domain/site';
import { instantOf } from '../../domain/zoned-time';
import { absolute } from '../structured-data/nodes';

export interface CalendarSurroundings {
  site: Site;
  origin: string;
  now: Date;
}

// The library does not count the space before a continuation line; the standard's 75 octets include it.
ICAL.foldLength = 74;

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const ASK_AGAIN = 'PT1H';

/** The dated events as an iCalendar file (RFC 5545), times in the restaurant's zone. */
export function calendarOf(events: readonly EventCard[], surroundings: CalendarSurroundings): string {
  const { name, timezone } = surroundings.site;
  const calendar = new ICAL.Component('vcalendar');
  const add = (property: string, value: string) => calendar.addPropertyWithValue(property, value);
  add('version', '2.0');
  add('prodid', `-//${plain(name)}//Events//EN`);
  add('calscale', 'GREGORIAN');
  // `name` is the standard's (RFC 7986), most calendars read `x-wr-calname`. Likewise the refresh interval.
  for (const property of ['name', 'x-wr-calname']) add(property, plain(`${name}: events`));
  const interval = new ICAL.Property('refresh-interval');
  interval.resetType('duration');
  interval.setValue(ICAL.Duration.fromString(ASK_AGAIN));
  calendar.addProperty(interval);
  add('x-published-ttl', ASK_AGAIN);
  const zone = zoneOf(timezone);
  calendar.addSubcomponent(zone.component);
  for (const event of events) {
    if (event.date !== null) calendar.addSubcomponent(entryOf(event, event.date, zone, surroundings));
  }
  return `${calendar.toString()}\r\n`;
}

function entryOf(
  event: EventCard,
  date: string,
  zone: ICAL.Timezone,
  { site, origin, now }: CalendarSurroundings,
): ICAL.Component {
  const entry = new ICAL.Component('vevent');
  const add = (property: string, value: unknown) => {
    if (value !== '' && value !== null) entry.addPropertyWithValue(property, value);
  };
  const at = (property: string, day: string, time: string) =>
    entry
      .addPropertyWithValue(property, ICAL.Time.fromData(partsOf(day, time), zone))
      .setParameter('tzid', zone.tzid);
  const { startTime, endTime } = event;
  add('uid', `${event.id}@${new URL(origin).host}`);
  add('dtstamp', ICAL.Time.fromJSDate(now, true));
  if (startTime === null) {
    const isWeekly = event.weekdays.length > 0;
    const end = dayOf(isWeekly ? date : (event.endDate ?? date));
    // The end is the first day after the event.
    end.adjust(1, 0, 0, 0);
    add('dtstart', dayOf(date));
    add('dtend', end);
    // Otherwise a week of specials would mark the guest as busy all week.
    add('transp', 'TRANSPARENT');
  } else {
    at('dtstart', date, startTime);
    if (endTime !== null) at('dtend', endingDay(event, date), endTime);
  }
  add('rrule', repetitionOf(event, site.timezone));
  for (const closedDay of event.weekdays.length > 0 ? closedDaysOf(site) : []) {
    if (startTime === null) add('exdate', dayOf(closedDay));
    else at('exdate', closedDay, startTime);
  }
  add('summary', plain(event.title));
  add('description', plain(descriptionOf(event, origin)));
  add('location', plain([event.place, site.name, site.street_address, site.city].filter(Boolean).join(', ')));
  add('url', `${origin}/events`);
  return entry;
}

/** Weekly on its weekdays, or daily if a timed event lasts several days. */
function repetitionOf(
  { weekdays, date, endDate, startTime }: EventCard,
  timezone: string,
): ICAL.Recur | null {
  const isWeekly = weekdays.length > 0;
  const hasSeveralDays = endDate !== null && endDate !== date;
  if (!isWeekly && !(hasSeveralDays && startTime !== null)) return null;
  return ICAL.Recur.fromData({
    freq: isWeekly ? 'WEEKLY' : 'DAILY',
    ...(isWeekly && { byday: weekdays.map((day) => WEEKDAY_CODES[day]) }),
    // Must have the same type as the start: a date, or an instant in UTC.
    ...(endDate !== null && {
      until:
        startTime === null
          ? ICAL.Time.fromDateString(endDate)
          : ICAL.Time.fromJSDate(instantOf(endDate, '23:59', timezone), true),
    }),
  });
}

function descriptionOf(event: EventCard, origin: string): string {
  const { desc, ctaLabel, ctaTo, date } = event;
  // The calendar entry already shows the time and place.
  const untimed = { ...event, startTime: null, endTime: null, endDate: null, weekdays: [], place: '' };
  const facts = eventFacts(untimed, date ?? '').join(' · ');
  return [desc, facts, `${ctaLabel}: ${absolute(origin, ctaTo)}`].filter((part) => part !== '').join('\n\n');
}

function zoneOf(timezone: string): ICAL.Timezone {
  // The library only accepts zone names in their canonical case, like America/New_York.
  const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: timezone }).resolvedOptions();
  const [block = ''] = tzlib_get_ical_block(timeZone);
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)));
}

function closedDaysOf({ exceptions }: Site): string[] {
  return exceptions.flatMap(({ date, spans }) => (spans.length === 0 ? [date] : []));
}

function dayOf(date: string): ICAL.Time {
  return ICAL.Time.fromData({ ...partsOf(date, ''), isDate: true });
}

function partsOf(date: string, time: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { year, month, day, hour, minute, second: 0 };
}

/** Removes control characters, which would break the file's lines. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '');
}
