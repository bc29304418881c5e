import { formatCalendarDate } from '../../domain/hours-format';
import { addDays } from '../../domain/zoned-time';
import type { StaffAttention } from '../../api/staff/staff-attention';

/** One line of what needs attention today, and the screen where it is seen to. */
export interface Matter {
  text: string;
  /** How many things it is about. */
  count: number;
  to: string;
}

/** What needs attention, most urgent first. */
export function mattersOf(attention: StaffAttention): readonly Matter[] {
  const { newMessages, failedMails, unavailableDishes, unavailableDrinks } = attention;
  const { unconfirmedDishes, unconfirmedDrinks, offersEnding, today } = attention;
  return [
    about(newMessages, '1 new message', 'new messages', '/admin/contacts?state=new'),
    about(
      failedMails,
      '1 message could not be e-mailed to you',
      'messages could not be e-mailed to you',
      '/admin/contacts',
    ),
    about(unavailableDishes, '1 dish is sold out', 'dishes are sold out', '/admin/menu?state=unavailable'),
    about(unavailableDrinks, '1 drink is sold out', 'drinks are sold out', '/admin/drinks?state=unavailable'),
    about(
      unconfirmedDishes,
      '1 dish has allergens that nobody confirmed',
      'dishes have allergens that nobody confirmed',
      '/admin/menu?state=unconfirmed',
    ),
    about(
      unconfirmedDrinks,
      '1 drink has allergens that nobody confirmed',
      'drinks have allergens that nobody confirmed',
      '/admin/drinks?state=unconfirmed',
    ),
    ...offersEnding.map(({ id, title, endDate }) => ({
      text: `“${title}” ends ${dayInWords(endDate, today.date)}`,
      count: 1,
      to: `/admin/offers/${encodeURIComponent(id)}`,
    })),
  ].filter(({ count }) => count > 0);
}

/** How many things need attention. */
export function countOf(matters: readonly Matter[]): number {
  return matters.reduce((sum, { count }) => sum + count, 0);
}

function about(count: number, one: string, many: string, to: string): Matter {
  return { count, text: count === 1 ? one : `${count} ${many}`, to };
}

/** `today`, `tomorrow`, or `on Thursday, November 26`. */
function dayInWords(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : `on ${formatCalendarDate(date)}`;
}
