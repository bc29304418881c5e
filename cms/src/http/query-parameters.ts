import { errors } from '@strapi/utils';
import { isCalendarDate, type CalendarDate } from '../rules/calendar';

export type Known = 'date' | 'limit';

/** How many entries at most, 1 to 100. Anything else is a 400. */
export function readLimit(search: string, whenMissing: number): number {
  const text = single(search, 'limit');
  if (text === null) return whenMissing;
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 100) {
    throw invalid('limit', 'limit must be a whole number from 1 to 100.');
  }
  return Number(text);
}

/** A real date, `YYYY-MM-DD`, or null where none is asked for. Anything else is a 400. */
export function readDate(search: string): CalendarDate | null {
  const text = single(search, 'date');
  if (text !== null && !isCalendarDate(text)) throw invalid('date', 'date must be a day, like 2026-11-21.');
  return text;
}

function single(search: string, name: Known): string | null {
  const values = new URLSearchParams(search).getAll(name);
  if (values.length > 1) throw invalid(name, `${name} is given more than once.`);
  return values[0] ?? null;
}

function invalid(path: string, message: string): Error {
  return new errors.ValidationError(message, { errors: [{ path: [path], message }] });
}
