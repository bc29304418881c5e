import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tapas5OnDemand } from '../../api/on-demand';
import type { Site } from '../../domain/site';
import { renderWithSite } from '../../testing/render-with-site';
import { SPECIAL } from '../../testing/special';
import { TonightStrip } from './tonight-strip';

/** Renders the strip at a winter time in Boston: `2026-11-21T16:00` is a Saturday afternoon. */
function showAt(time: string, special = SPECIAL, site: Partial<Site> = {}) {
  const answers = { [tapas5OnDemand.key]: special };
  renderWithSite(<TonightStrip />, { now: `${time}:00-05:00`, site, answers });
  return screen.getByRole('region', { name: 'Tonight' });
}

it('says how long the kitchen is open', () => {
  expect(showAt('2026-11-21T19:00')).toHaveTextContent('Open now Open until 10:30 PM');
});

it('updates as soon as a phone wakes up', () => {
  const strip = showAt('2026-11-21T19:00');
  vi.setSystemTime('2026-11-21T22:30:00-05:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(strip).toHaveTextContent('Closed now Opens Sunday at 4:00 PM');
});

it('says that the kitchen closes before the restaurant does', () => {
  const site = { kitchen_closes_at: '2026-11-21T21:30:00-05:00' };
  expect(showAt('2026-11-21T19:00', SPECIAL, site)).toHaveTextContent(
    'Open until 10:30 PM Kitchen closes at 9:30 PM tonight',
  );
});

it('says when it opens today, or on which day', () => {
  expect(showAt('2026-11-21T16:00')).toHaveTextContent('Closed now Opens at 5:00 PM');
});

it('names the day if the next opening is not today', () => {
  expect(showAt('2026-11-21T23:00')).toHaveTextContent('Opens Sunday at 4:00 PM');
});

it('names the date if it is more than a week away', () => {
  const closures = ['21', '22', '23', '24', '25', '26', '27', '28', '29'].map((day) => ({
    date: `2026-11-${day}`,
    spans: [],
    note: 'We are in Jerez',
  }));
  const strip = showAt('2026-11-21T16:00', SPECIAL, { exceptions: closures });
  expect(strip).toHaveTextContent('We are in Jerez');
  expect(strip).toHaveTextContent('Opens Monday, November 30, 4:00 PM');
});

it('says only once that it is closed', () => {
  const exceptions = [{ date: '2026-12-25', spans: [], note: 'Closed for Christmas Day' }];
  expect(showAt('2026-12-25T17:00', SPECIAL, { exceptions })).toHaveTextContent(
    /^Closed for Christmas Day Opens Saturday at 5:00 PM/,
  );
});

it('after midnight, shows the note of the evening before, not of the new day', () => {
  const exceptions = [
    { date: '2026-12-31', spans: [{ opens: '17:00', closes: '02:00' }], note: 'New Year’s Eve' },
    { date: '2027-01-01', spans: [], note: 'Closed for New Year’s Day' },
  ];
  expect(showAt('2027-01-01T00:30', SPECIAL, { exceptions })).toHaveTextContent(
    /^Open now · New Year’s Eve Open until 2:00 AM/,
  );
});

it('shows the special while it is active and has a dish', () => {
  expect(showAt('2026-11-21T16:00')).toHaveTextContent('Mon, Tue, Wed 4 PM to 6 PM');
  expect(screen.getByRole('link', { name: 'Tapas $5' })).toHaveAttribute('href', '/5-tapas');
});

it('shows the special’s price if staff wrote no schedule, because a term may not be empty', () => {
  showAt('2026-11-21T16:00', { ...SPECIAL, windowText: '' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Closed now',
    'Each item $5',
  ]);
});

it('does not mention an inactive special', () => {
  showAt('2026-11-21T16:00', { ...SPECIAL, active: false });
  expect(screen.queryByRole('link', { name: 'Tapas $5' })).not.toBeInTheDocument();
});

it('links to the reservations page', () => {
  showAt('2026-11-21T16:00');
  expect(screen.getByRole('link', { name: /Book a Table/ })).toBeInTheDocument();
});
