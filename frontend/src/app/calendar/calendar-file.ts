import { siteOnDemand } from '../../api/on-demand';
import { readEvents } from '../../api/events';
import { readSite } from '../../api/site';
import { DEFAULT_SITE } from '../../domain/site-defaults';

/** All current and future events, including those beyond the events page's limit. */
const EVENTS_KEY = '/api/events-specials?limit=100';

/** The API reads that a calendar is made from, events first. */
export const CALENDAR_KEYS: readonly string[] = [EVENTS_KEY, siteOnDemand.key];

interface CalendarRequest {
  /** Answers by read key; a read without a good copy is missing. */
  data: Readonly<Record<string, unknown>>;
  origin: string;
  now: Date;
  /** Makes the calendar of one event; without an id, of all. */
  id?: string | undefined;
}

/** An iCalendar file, or null if no dated event has this id. Throws if the answer is not a list of events. */
export async function calendarFile({ data, origin, now, id }: CalendarRequest): Promise<string | null> {
  // Loaded when a calendar is first requested.
  const { calendarOf } = await import('./calendar');
  const events = readEvents(data[EVENTS_KEY]);
  const wanted = events.filter((event) => id === undefined || (event.id === id && event.date !== null));
  if (id !== undefined && wanted.length === 0) return null;
  const stored = data[siteOnDemand.key];
  const site = stored === undefined ? DEFAULT_SITE : readSite(stored);
  return calendarOf(wanted, { site, origin, now });
}
