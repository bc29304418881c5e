import { isTimezone, type CalendarDate } from './calendar';
import { timesProblem } from './opening-hours';

/** What is wrong with an entry beyond its schema: the field, as Strapi's forms name it, and a sentence for staff. */
export interface Problem {
  path: (string | number)[];
  message: string;
}

type Entry = Record<string, unknown>;

/** An offer or event must not end before it starts. */
export function periodProblems(entry: Entry, startField: string): Problem[] {
  const start = entry[startField] as CalendarDate | null | undefined;
  const end = entry.endDate as CalendarDate | null | undefined;
  if (!end) return [];
  if (start && end < start) return [{ path: ['endDate'], message: 'The end is before the start.' }];
  if (!start && startField === 'date')
    return [{ path: ['date'], message: 'An end date needs a date to start from.' }];
  return [];
}

/** The restaurant's settings: hours that make sense, a time zone that exists, a fee with both its parts. */
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
  const hasPercent = settings.feePercent !== null && settings.feePercent !== undefined;
  if (Boolean(settings.feeName) !== hasPercent) {
    const field = settings.feeName ? 'feePercent' : 'feeName';
    problems.push({ path: [field], message: 'A fee needs both its name and its percentage.' });
  }
  return problems;
}
