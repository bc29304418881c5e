import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventsOnDemand } from '../../api/on-demand';
import type { EventCard } from '../../domain/event';
import { someEvent } from '../../testing/event';
import { renderWithSite } from '../../testing/render-with-site';
import { EventsPage } from './events-page';

const show = (...events: readonly Partial<EventCard>[]) =>
  renderWithSite(<EventsPage />, {
    answers: { [eventsOnDemand.key]: events.map((each) => someEvent(each)) },
  });
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('lists dated events by month, with current ones in this month, and the rest at the end', () => {
  show(
    { id: '1', title: 'Week', date: '2026-10-30', endDate: '2026-11-25' },
    { id: '2', title: 'Grapes', date: '2026-12-31' },
    { id: '3', title: 'Kings', date: '2027-01-05' },
    { id: '4', title: 'Vermut', type: 'special' },
  );
  const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(months).toEqual(['November', 'December', 'January 2027', 'Always worth a visit']);
  expect(titlesIn('November')).toEqual(['Week']);
  expect(titlesIn('Always worth a visit')).toEqual(['Vermut']);
});

it('shows when each is, its price and place, and a calendar link', () => {
  show({
    id: 'a/b',
    date: '2026-12-03',
    startTime: '19:00',
    price: 58.5,
    place: 'The bar',
    seats: '14 seats',
  });
  const entry = within(screen.getByRole('region', { name: 'December' }));
  expect(entry.getByText('Thursday, December 3')).toBeInTheDocument();
  for (const fact of ['7:00 PM', '$58.50 per guest', 'The bar', '14 seats'])
    expect(entry.getByText(fact)).toBeInTheDocument();
  expect(entry.getByRole('link', { name: 'Reserve: Flamenco Night' })).toHaveAttribute(
    'href',
    '/reservations',
  );
  expect(entry.getByRole('link', { name: 'Add to calendar: Flamenco Night' })).toHaveAttribute(
    'href',
    '/events/a%2Fb.ics',
  );
});

it('links to the feed of all dates, if there are any', () => {
  show({ date: '2026-12-03' });
  expect(screen.getByRole('link', { name: 'Subscribe in your calendar' })).toHaveAttribute(
    'href',
    'webcal://casabodegon.example/events.ics',
  );
  expect(screen.getByRole('link', { name: 'download all dates' })).toHaveAttribute('href', '/events.ics');
});

it('says so if there are no dates, and then offers no calendar', () => {
  show({ title: 'Vermut' });
  expect(screen.getByText(/^No dates on the calendar right now/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
  expect(titlesIn('Always worth a visit')).toEqual(['Vermut']);
});

it('shows only the built-in cards that lead elsewhere if the events failed to load', () => {
  renderWithSite(<EventsPage />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/^No dates/)).toBeNull();
  expect(titlesIn('Always worth a visit')).toEqual(['Tapas & Wine Duo', 'About', 'Gallery']);
});

it('says that the events are loading after a navigation', () => {
  renderWithSite(<EventsPage />, { isFirstPage: false });
  expect(screen.getByRole('status')).toHaveTextContent('Loading events…');
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
});
