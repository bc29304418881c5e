import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import type { HoursException } from '../../domain/site';
import { HoursTable } from './hours-table';
import { renderWithSite } from '../../testing/render-with-site';

function show(
  now: string,
  exceptions: readonly HoursException[] = [],
  kitchen_closes_at: string | null = null,
) {
  renderWithSite(<HoursTable site={{ ...DEFAULT_SITE, exceptions, kitchen_closes_at }} />, { now });
}
const rows = () => screen.getAllByRole('row');
const markedRows = () => rows().filter((row) => row.getAttribute('aria-current') === 'date');

it('groups the hours of the week', () => {
  show('2026-11-20T17:00:00.000Z');
  const texts = rows().map((row) => row.textContent);
  expect(texts).toEqual([
    'Sunday to Wednesday 4:00 PM to 9:00 PM ',
    'Thursday, Friday, Saturday Today 5:00 PM to 10:30 PM ',
  ]);
});

it('marks today’s line in words and for screen readers', () => {
  // Still Wednesday evening in Boston.
  show('2026-11-19T03:00:00.000Z');
  expect(markedRows()).toHaveLength(1);
  expect(markedRows()[0]).toHaveTextContent('Sunday to Wednesday Today');
  expect(screen.getByText('Today: 4:00 PM – 9:00 PM')).toBeInTheDocument();
});

it('marks no line of the week on a date with special hours, and says why', () => {
  show('2026-11-26T17:00:00.000Z', [{ date: '2026-11-26', spans: [], note: 'Thanksgiving' }]);
  expect(markedRows()).toEqual([]);
  expect(screen.getByText(/Today: Closed/)).toHaveTextContent('Today: Closed Thanksgiving');
});

it('says only once that it is closed', () => {
  show('2026-12-25T17:00:00.000Z', [{ date: '2026-12-25', spans: [], note: 'Closed for Christmas Day' }]);
  expect(screen.getByText(/^Today/)).toHaveTextContent(/^Today: Closed for Christmas Day$/);
});

it('says that the kitchen has closed before the restaurant', () => {
  show('2026-11-21T03:00:00.000Z', [], '2026-11-21T02:30:00.000Z');
  expect(screen.getByText(/Today: 5/)).toHaveTextContent('Kitchen closed, bar open until 10:30 PM');
});
