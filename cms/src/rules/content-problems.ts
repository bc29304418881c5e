import { BOOKING_TEMPLATE_MESSAGE, isBookingTemplate } from './booking-template';
import { isTimezone, type CalendarDate } from './calendar';
import { weeklyDays } from './event-days';
import { isShownMap, MAP_ADDRESS_MESSAGE } from './map-origins';
import { timesProblem } from './opening-hours';
import {
  menuPriceProblem,
  type NamedPrice,
  priceProblem,
  REPEATED_LABEL_MESSAGE,
  repeatedLabelAt,
} from './prices';

/** What is wrong with an entry beyond its schema: the field's name in Strapi's forms, and a sentence for staff. */
export interface Problem {
  path: (string | number)[];
  message: string;
}

type Entry = Record<string, unknown>;

/** An end before the start means the next day, but only up to this time: a later one is more likely a mistake. */
const LATEST_END = '06:00';

export function eventProblems(entry: Entry): Problem[] {
  const text = (name: string) => (typeof entry[name] === 'string' ? entry[name] : '');
  const [date, endDate, startTime, endTime, weekdays] = [
    text('date'),
    text('endDate'),
    text('startTime'),
    text('endTime'),
    text('weekdays'),
  ];
  const problems = periodProblems(entry, 'date');
  const add = (path: string, message: string) => problems.push({ path: [path], message });
  if (!date && weekdays) add('date', 'A weekly event needs a date to start from.');
  else if (!date && startTime) add('date', 'Enter a date for this time.');
  if (endTime && !startTime) add('startTime', 'Enter a start time, too.');
  if (endTime && endTime === startTime) add('endTime', 'The start and end times are the same: change one.');
  else if (endTime && endTime < startTime && endTime > LATEST_END)
    add('endTime', 'The event ends before it starts. If it ends after midnight, 06:00 is the latest.');
  const days = weekdays.split(',');
  if (new Set(days).size < days.length) add('weekdays', 'A day is named more than once.');
  else if (weekdays && date && endDate && problems.length === 0) {
    const [first] = weeklyDays(weekdays, date, 7);
    if (first === undefined || first > endDate)
      add('weekdays', 'None of these weekdays falls between the first and last day.');
  }
  return problems;
}

export function periodProblems(entry: Entry, startField: string): Problem[] {
  const start = entry[startField] as CalendarDate | null | undefined;
  const end = entry.endDate as CalendarDate | null | undefined;
  if (!end) return [];
  if (start && end < start) return [{ path: ['endDate'], message: 'The end is before the start.' }];
  if (!start && startField === 'date') return [{ path: ['date'], message: 'Enter the first day, too.' }];
  return [];
}

/**
 * Checks the hours, the time zone, the addresses of the booking page and the map, and that a fee has a name and one
 * amount.
 */
export function settingsProblems(settings: Entry): Problem[] {
  const problems: Problem[] = [];
  for (const [field, day] of [
    ['hours', 'day'],
    ['exceptions', 'date'],
  ] as const) {
    const entries = Array.isArray(settings[field]) ? (settings[field] as Entry[]) : [];
    entries.forEach((entry, index) => {
      const earlier = entries.slice(0, index).filter((other) => other[day] === entry[day]);
      const message = timesProblem(entry, earlier);
      if (message !== null) problems.push({ path: [field, index, 'opens'], message });
    });
  }
  if (typeof settings.timezone === 'string' && !isTimezone(settings.timezone)) {
    problems.push({
      path: ['timezone'],
      message: 'There is no such time zone. Enter one like America/New_York.',
    });
  }
  if (typeof settings.booking_template === 'string' && !isBookingTemplate(settings.booking_template))
    problems.push({ path: ['booking_template'], message: BOOKING_TEMPLATE_MESSAGE });
  if (typeof settings.map_embed_url === 'string' && !isShownMap(settings.map_embed_url))
    problems.push({ path: ['map_embed_url'], message: MAP_ADDRESS_MESSAGE });
  return [...problems, ...feeProblems(settings)];
}

/** Fewer months delete messages and history for good. */
export function retentionProblems(changed: Entry, stored: Entry | null): Problem[] {
  return ['message_months', 'history_months']
    .filter((name) => changed[name] !== undefined && changed[name] !== (stored?.[name] ?? null))
    .map((name) => ({
      path: [name],
      message: 'Only an owner or an administrator of the panel can change this.',
    }));
}

/** Without a dish or a name of its own, a highlight is never shown. The panel sends what is linked or taken out. */
export function highlightProblems({ dish, name }: Entry, stored: Entry | null): Problem[] {
  // Its dish may have been deleted: it can still be moved or hidden.
  if (stored && dish === stored.dish && name === stored.name) return [];
  const { connect, disconnect } = (dish ?? {}) as { connect?: unknown[]; disconnect?: unknown[] };
  const isKept = Boolean(stored?.dish) && !disconnect?.length;
  const hasDish = connect || disconnect ? Boolean(connect?.length) || isKept : Boolean(dish);
  if (hasDish || (typeof name === 'string' && name.trim() !== '')) return [];
  return [{ path: ['dish'], message: 'Choose a dish, or enter a custom name.' }];
}

/**
 * Without a category, a dish or drink would be on no list. The panel sends `connect`/`disconnect`; any other shape
 * replaces the relation.
 */
export function categoryProblems({ items }: Entry, stored: Entry | null): Problem[] {
  const { disconnect = [], set } = (items ?? {}) as { disconnect?: unknown[]; set?: unknown };
  const isReplaced = items === null || Array.isArray(items) || set !== undefined;
  if (disconnect.length === 0 && !(stored && isReplaced)) return [];
  const message =
    'Every dish and drink needs a category. To move one, open it and choose another, or add it to its new category.';
  return [{ path: ['items'], message }];
}

/** The $5 special has a price, ends on the day it starts, and names each of its days once. */
export function specialProblems({ price, startTime, endTime, daysCsv }: Entry): Problem[] {
  const problems: Problem[] = [];
  if (typeof startTime === 'string' && typeof endTime === 'string' && endTime <= startTime)
    problems.push({ path: ['endTime'], message: 'The end must be after the start, on the same day.' });
  const days = typeof daysCsv === 'string' ? daysCsv.split(',') : [];
  if (new Set(days).size < days.length)
    problems.push({ path: ['daysCsv'], message: 'A day is named more than once.' });
  // The site would show the default, $5.
  if (price !== undefined && price !== null && Number(price) === 0)
    problems.push({ path: ['price'], message: 'The price must be more than 0.' });
  return problems;
}

/** Prices in a list are whole and their labels differ, and the first equals the price of the dish or drink. */
export function foodProblems(food: Entry): Problem[] {
  const prices = (food.prices ?? []) as NamedPrice[];
  const problems = prices.flatMap(({ price }, index) => {
    const message = menuPriceProblem(price);
    return message === null ? [] : [{ path: ['prices', index, 'price'], message }];
  });
  const repeated = repeatedLabelAt(prices);
  if (repeated !== null)
    problems.push({ path: ['prices', repeated, 'label'], message: REPEATED_LABEL_MESSAGE });
  const [first] = prices;
  if (first && problems.length === 0 && Number(food.price) !== first.price)
    problems.push({
      path: ['price'],
      message: `The price must match the first of the several prices (${first.price}).`,
    });
  return problems;
}

export function drinkProblems(drink: Entry): Problem[] {
  const problems = foodProblems(drink);
  if (drink.alcohol_free === true && Number(drink.abv) > 0)
    problems.push({
      path: ['alcohol_free'],
      message: 'A drink with alcohol is not alcohol-free: its alcohol content must be 0 or blank.',
    });
  return problems;
}

function feeProblems({ feeName, feePercent, feeAmount }: Entry): Problem[] {
  const message = 'A fee needs a name, and either a percentage or an amount.';
  const isGiven = (value: unknown) => value !== null && value !== undefined;
  if (isGiven(feePercent) && isGiven(feeAmount)) return [{ path: ['feeAmount'], message }];
  const wrongAmount = isGiven(feeAmount) ? priceProblem(feeAmount) : null;
  if (wrongAmount !== null) return [{ path: ['feeAmount'], message: wrongAmount }];
  const hasCharge = isGiven(feePercent) || isGiven(feeAmount);
  if (Boolean(feeName) === hasCharge) return [];
  return [{ path: [feeName ? 'feePercent' : 'feeName'], message }];
}
