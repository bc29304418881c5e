import { addDays, type CalendarDate } from './calendar';
import type { Span } from './opening-hours';
import { toSite, type SiteRecord } from './public-site';
import type { RestaurantPlace } from './restaurant-place';
import { toStaffSpecial } from './staff-tapas-special';
import type { TapasSpecialRecord } from './public-tapas-special';
import { isOfferedOn } from './what-shows';

interface DatedOffer {
  documentId: string;
  title: string;
  active?: boolean | null;
  startDate?: unknown;
  endDate?: unknown;
}

/** An offer whose last day is today or one of so many next ones is worth a look. */
const daysAhead = 3;

/** The offers that show today and will not after the next three days, the first to end first. */
export function offersEnding(
  offers: readonly DatedOffer[],
  today: CalendarDate,
): { id: string; title: string; endDate: CalendarDate }[] {
  return offers
    .flatMap(({ documentId, title, active = null, startDate, endDate }) =>
      isDate(endDate) &&
      endDate <= addDays(today, daysAhead) &&
      isOfferedOn({ active, startDate: isDate(startDate) ? startDate : null, endDate }, today)
        ? [{ id: documentId, title, endDate }]
        : [],
    )
    .sort((a, b) => a.endDate.localeCompare(b.endDate) || a.title.localeCompare(b.title));
}

/** Whether the special is on, and how many of its dishes can be ordered. */
export function specialInShort(record: TapasSpecialRecord | null, place: RestaurantPlace) {
  const { active, title, items } = toStaffSpecial(record, place);
  return { active, title, dishes: items.filter(({ available }) => available).length };
}

/** The other hours of a date, no spans being a closed day; null where the usual ones hold. */
export function exceptionOn(
  settings: Pick<SiteRecord, 'exceptions'>,
  date: CalendarDate,
): { note: string; spans: Span[] } | null {
  const found = toSite(settings).exceptions.find((exception) => exception.date === date);
  return found ? { note: found.note, spans: found.spans } : null;
}

function isDate(value: unknown): value is CalendarDate {
  return typeof value === 'string';
}
