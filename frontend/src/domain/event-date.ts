import { formatCalendarDate } from './hours-format';

export interface EventDate {
  /** `Thu` or `Today`; if it began on an earlier day, `Tonight` for a single evening past midnight, else `Since`. */
  lead: string;
  day: string;
  month: string;
  words: string;
}

export function eventDate(date: string, today: string, isOneEvening: boolean): EventDate {
  const words = formatCalendarDate(date);
  const [weekday = '', month = '', day = ''] = words.split(/,? /);
  const parts = { day, month: month.slice(0, 3) };
  if (date === today) return { lead: 'Today', ...parts, words: `Today, ${words}` };
  if (date < today && isOneEvening) return { lead: 'Tonight', ...parts, words: `Tonight, ${words}` };
  if (date < today) return { lead: 'Since', ...parts, words: `Since ${words}` };
  return { lead: weekday.slice(0, 3), ...parts, words };
}
