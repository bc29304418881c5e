import { siteOnDemand } from '../../api/on-demand';
import { readEvents } from '../../api/events';
import { readSite } from '../../api/site';
import { DEFAULT_SITE } from '../../domain/site-defaults';

/** All that are not over, also those that the events page has no room for. */
const EVENTS_KEY = '/api/events-specials?limit=100';

/** The reads that a calendar is made from, the events first. */
export const CALENDAR_KEYS: readonly string[] = [EVENTS_KEY, siteOnDemand.key];

interface CalendarRequest {
  /** By the key of the read; one without a good copy is absent. */
  data: Readonly<Record<string, unknown>>;
  origin: string;
  now: Date;
  /** That of one event; without it, all of them. */
  id?: string | undefined;
}

/** An iCalendar file, or null if there is no such event with a date. Throws if the answer is not a list of events. */
export async function calendarFile({ data, origin, now, id }: CalendarRequest): Promise<string | null> {
  // Loaded with the first calendar that is asked for.
  const { calendarOf } = await import('./calendar');
  const events = readEvents(data[EVENTS_KEY]);
  const wanted = events.filter((event) => id === undefined || (event.id === id && event.date !== null));
  if (id !== undefined && wanted.length === 0) return null;
  const stored = data[siteOnDemand.key];
  const site = stored === undefined ? DEFAULT_SITE : readSite(stored);
  return calendarOf(wanted, { site, origin, now });
}
