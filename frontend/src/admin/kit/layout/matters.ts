import { formatCalendarDate } from '../../../domain/hours-format';
import { formatDollars } from '../../../domain/money';
import { addDays } from '../../../domain/zoned-time';
import type { StaffAttention } from '../../../api/staff/staff-attention';
import { counted, firstOf } from '../lists/noun';
import type { StaffRole } from '../session/session-store';
import { whoOpens } from './admin-screens';

export interface Matter {
  text: string;
  count: number;
  to: string;
}

/** Leaves out what links to a screen that the account may not open (`may`). */
export function mattersOf(attention: StaffAttention, may: (as: StaffRole) => boolean): readonly Matter[] {
  const { newMessages, failedMails, failedReplies, unconfirmedDishes, unconfirmedDrinks } = attention;
  const { dishesWithCents, drinksWithCents, offersEnding, eventsOutsideHours, today } = attention;
  return [
    about(newMessages, 'new message', '/admin/contacts?state=new'),
    about(failedReplies, 'reply', '/admin/contacts', ' couldn’t be sent'),
    about(failedMails, 'message', '/admin/contacts', ' couldn’t be emailed to you'),
    unconfirmed(unconfirmedDishes, 'dish', '/admin/menu'),
    unconfirmed(unconfirmedDrinks, 'drink', '/admin/drinks'),
    withCents(dishesWithCents, 'dish', '/admin/menu'),
    withCents(drinksWithCents, 'drink', '/admin/drinks'),
    ...offersEnding.map(({ id, title, endDate }) => ({
      text: `“${title}” ends ${dayInWords(endDate, today.date)}`,
      count: 1,
      to: `/admin/offers/${encodeURIComponent(id)}`,
    })),
    ...eventsOutsideHours.map(({ id, title, date }) => ({
      text: `“${title}” is outside your hours ${dayInWords(date, today.date)}`,
      count: 1,
      to: `/admin/events/${encodeURIComponent(id)}`,
    })),
  ].filter(({ count, to }) => count > 0 && may(whoOpens(to)));
}

export function countOf(matters: readonly Matter[]): number {
  return matters.reduce((sum, { count }) => sum + count, 0);
}

/** `2 dishes need allergen review` */
function about(count: number, noun: string, to: string, one = '', many = one): Matter {
  return { count, text: counted(count, noun) + (count === 1 ? one : many), to };
}

const unconfirmed = (count: number, noun: string, list: string) =>
  about(count, noun, `${list}?state=unconfirmed`, ' needs allergen review', ' need allergen review');

/** `2 dishes have prices with cents: Gildas $7.25, Tigres $8.50` */
function withCents(foods: StaffAttention['dishesWithCents'], noun: string, list: string): Matter {
  const names = `with cents: ${firstOf(foods.map(({ name, price }) => `${name} ${formatDollars(price)}`))}`;
  return about(foods.length, noun, `${list}?state=cents`, ` has a price ${names}`, ` have prices ${names}`);
}

function dayInWords(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : `on ${formatCalendarDate(date)}`;
}
