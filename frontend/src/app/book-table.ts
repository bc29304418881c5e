import { readSite } from '../api/site';
import { bookingAddress, TABLE_FIELDS, type TableChoice, tableProblem } from '../domain/booking';

/** The booking provider's URL, or the first problem; `none` if the provider accepts no prefilled choice. */
export type Booking =
  | { kind: 'address'; address: string }
  | { kind: 'problem'; text: string }
  | { kind: 'none' };

/** `settings` is the body of the restaurant’s settings; only the first value of a field counts. */
export function bookTable(settings: unknown, fields: URLSearchParams, now: Date): Booking {
  const site = readSite(settings);
  if (site.booking_template === '') return { kind: 'none' };
  const entries = TABLE_FIELDS.map((field) => [field, fields.get(field) ?? '']);
  const choice = Object.fromEntries(entries) as TableChoice;
  const problem = tableProblem(site, choice, now, { isWhole: true });
  if (problem) return { kind: 'problem', text: problem.text };
  return { kind: 'address', address: bookingAddress(site, choice) };
}
