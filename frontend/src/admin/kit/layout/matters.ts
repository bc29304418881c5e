import { formatCalendarDate } from '../../../domain/hours-format';
import { formatDollars } from '../../../domain/money';
import { addDays } from '../../../domain/zoned-time';
import type { StaffAttention } from '../../../api/staff/staff-attention';

export interface Matter {
  text: string;
  count: number;
  to: string;
}

export function mattersOf(attention: StaffAttention): readonly Matter[] {
  const { newMessages, failedMails, unavailableDishes, unavailableDrinks } = attention;
  const { unconfirmedDishes, unconfirmedDrinks, dishesWithCents, drinksWithCents } = attention;
  const { offersEnding, today } = attention;
  return [
    about(newMessages, '1 new message', 'new messages', '/admin/contacts?state=new'),
    about(
      failedMails,
      '1 message couldn’t be emailed to you',
      'messages couldn’t be emailed to you',
      '/admin/contacts',
    ),
    about(unavailableDishes, '1 dish is sold out', 'dishes are sold out', '/admin/menu?state=unavailable'),
    about(unavailableDrinks, '1 drink is sold out', 'drinks are sold out', '/admin/drinks?state=unavailable'),
    about(
      unconfirmedDishes,
      '1 dish needs allergen review',
      'dishes need allergen review',
      '/admin/menu?state=unconfirmed',
    ),
    about(
      unconfirmedDrinks,
      '1 drink needs allergen review',
      'drinks need allergen review',
      '/admin/drinks?state=unconfirmed',
    ),
    pricesWithCents(dishesWithCents, 'dish', 'dishes', '/admin/menu?state=cents'),
    pricesWithCents(drinksWithCents, 'drink', 'drinks', '/admin/drinks?state=cents'),
    ...offersEnding.map(({ id, title, endDate }) => ({
      text: `“${title}” ends ${dayInWords(endDate, today.date)}`,
      count: 1,
      to: `/admin/offers/${encodeURIComponent(id)}`,
    })),
  ].filter(({ count }) => count > 0);
}

export function countOf(matters: readonly Matter[]): number {
  return matters.reduce((sum, { count }) => sum + count, 0);
}

function about(count: number, one: string, many: string, to: string): Matter {
  return { count, text: count === 1 ? one : `${count} ${many}`, to };
}

const MOST_NAMED = 3;

/** `2 dishes have prices with cents: Gildas $7.25, Tigres $8.50` */
function pricesWithCents(
  foods: StaffAttention['dishesWithCents'],
  one: string,
  many: string,
  to: string,
): Matter {
  const named = foods.slice(0, MOST_NAMED).map(({ name, price }) => `${name} ${formatDollars(price)}`);
  const rest = foods.length > MOST_NAMED ? ` and ${foods.length - MOST_NAMED} more` : '';
  const matter = about(foods.length, `1 ${one} has a price with cents`, `${many} have prices with cents`, to);
  return { ...matter, text: `${matter.text}: ${named.join(', ')}${rest}` };
}

function dayInWords(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : `on ${formatCalendarDate(date)}`;
}
