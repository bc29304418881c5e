import type { StaffEvent } from '../../api/staff/staff-events';
import { formatTime } from '../../domain/hours-format';
import { EVENTS_LIMIT } from '../../domain/limits';
import { shortDate } from '../../domain/short-date';
import { type EventDays, eventState, nextDay } from '../../domain/what-shows';
import { addDays } from '../../domain/zoned-time';
import { dayNames } from '../kit/forms/weekday-names';

type Times = EventDays & Pick<StaffEvent, 'active' | 'startTime' | 'endTime'>;

/**
 * `Thu Dec 3`, `Thu Dec 3 – Sat Dec 5`, `Every Thursday, next Thu Dec 3`, or `No date`.
 *
 * @param from the day from which a weekly event is looked for
 */
export function dayWords(event: EventDays, today: string, from = today): string {
  const { date, endDate, weekdays } = event;
  if (date === null) return 'No date';
  const day = (each: string, word = 'Today') => (each === today ? word : shortDate(each, today));
  if (weekdays !== '') {
    const next = nextDay(event, from);
    return next === null ? weeklyWords(weekdays) : `${weeklyWords(weekdays)}, next ${day(next, 'today')}`;
  }
  return endDate === null || endDate === date ? day(date) : `${day(date)} – ${shortDate(endDate, today)}`;
}

export function stateWords(event: Times, place: number, today: string): string {
  switch (eventState(event, today)) {
    case 'off':
      return 'Hidden';
    case 'over':
      return 'Past';
    case 'on':
      if (place >= EVENTS_LIMIT) return `Not on the site: ${EVENTS_LIMIT} others come first`;
      return endsOn(event, today) && event.endTime !== null
        ? `On the site until ${formatTime(event.endTime)}`
        : 'On the site';
  }
}

export function showsSentence(event: Times, today: string, isSaved = true): string {
  const { date, endDate, weekdays } = event;
  const lastDay = endDate ?? date;
  switch (eventState(event, today)) {
    case 'off':
      return 'Hidden: guests don’t see it.';
    case 'over':
      return `Past since ${shortDate(lastDay ?? today, today)}: guests don’t see it.`;
    case 'on': {
      const live = isSaved ? 'Live now' : 'Goes live when you save';
      if (lastDay === null) return `${live}; no end date.`;
      if (weekdays === '') return `${live}, until ${endWords(event, lastDay, today)}.`;
      const weekly = weeklyWords(weekdays).replace('E', 'e');
      return endDate === null
        ? `${live}, ${weekly}; no end date.`
        : `${live}, ${weekly} until ${shortDate(endDate, today)}.`;
    }
  }
}

/** `tonight`, `the end of Thu Dec 3`, `2:00 PM today`, `10:30 PM tonight` or `10:30 PM on Thu Dec 3`. */
function endWords({ startTime, endTime }: Times, lastDay: string, today: string): string {
  if (endTime === null) return lastDay === today ? 'tonight' : `the end of ${shortDate(lastDay, today)}`;
  const isNextDay = startTime !== null && endTime <= startTime;
  const day = isNextDay ? addDays(lastDay, 1) : lastDay;
  const todayWords = endTime < '17:00' ? 'today' : 'tonight';
  return `${formatTime(endTime)} ${day === today ? todayWords : `on ${shortDate(day, today)}`}`;
}

function endsOn({ date, endDate, weekdays }: EventDays, today: string): boolean {
  return weekdays === '' && (endDate ?? date) === today;
}

function weeklyWords(weekdays: string): string {
  return `Every ${new Intl.ListFormat('en').format(dayNames(weekdays))}`;
}
