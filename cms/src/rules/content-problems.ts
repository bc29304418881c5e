import { isTimezone, type CalendarDate } from './calendar';
import { isShownMap, MAP_ADDRESS_MESSAGE } from './map-origins';
import { timesProblem } from './opening-hours';
import { priceProblem } from './prices';

/** What is wrong with an entry beyond its schema: the field, as Strapi's forms name it, and a sentence for staff. */
export interface Problem {
  path: (string | number)[];
  message: string;
}

type Entry = Record<string, unknown>;

export function periodProblems(entry: Entry, startField: string): Problem[] {
  const start = entry[startField] as CalendarDate | null | undefined;
  const end = entry.endDate as CalendarDate | null | undefined;
  if (!end) return [];
  if (start && end < start) return [{ path: ['endDate'], message: 'The end is before the start.' }];
  if (!start && startField === 'date')
    return [{ path: ['date'], message: 'An end date needs a date to start from.' }];
  return [];
}

/** Checks the hours, the time zone, that pages may show the map, and that a fee has a name and one amount. */
export function settingsProblems(settings: Entry): Problem[] {
  const problems: Problem[] = [];
  for (const field of ['hours', 'exceptions']) {
    const entries = Array.isArray(settings[field]) ? (settings[field] as Entry[]) : [];
    entries.forEach((entry, index) => {
      const message = timesProblem(entry);
      if (message !== null) problems.push({ path: [field, index, 'opens'], message });
    });
  }
  if (typeof settings.timezone === 'string' && !isTimezone(settings.timezone)) {
    problems.push({
      path: ['timezone'],
      message: 'There is no such time zone; one is like America/New_York.',
    });
  }
  if (typeof settings.map_embed_url === 'string' && !isShownMap(settings.map_embed_url))
    problems.push({ path: ['map_embed_url'], message: `The map ${MAP_ADDRESS_MESSAGE}` });
  return [...problems, ...feeProblems(settings)];
}

/** The $5 special must end on the day it starts, and name each of its days once. */
export function specialProblems({ startTime, endTime, daysCsv }: Entry): Problem[] {
  const problems: Problem[] = [];
  if (typeof startTime === 'string' && typeof endTime === 'string' && endTime <= startTime)
    problems.push({ path: ['endTime'], message: 'The end must be after the start, on the same day.' });
  const days = typeof daysCsv === 'string' ? daysCsv.split(',') : [];
  if (new Set(days).size < days.length)
    problems.push({ path: ['daysCsv'], message: 'A day is named more than once.' });
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
