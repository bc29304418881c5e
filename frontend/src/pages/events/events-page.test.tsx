import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventsOnDemand } from '../../api/on-demand';
import type { EventCard } from '../../domain/event';
import { renderWithSite } from '../../testing/render-with-site';
import { EventsPage } from './events-page';

vi.mock('../../ui/carousel/after-load', () => ({ afterLoad: () => new Promise(() => undefined) }));

function card(id: string, date: string | null): EventCard {
  return {
    id,
    type: date === null ? 'special' : 'event',
    title: `Title ${id}`,
    desc: 'What it is like.',
    image: null,
    date,
    ctaTo: '/reservations',
    ctaLabel: 'Reserve',
  };
}
const withEvents = (events: readonly EventCard[]) => ({ answers: { [eventsOnDemand.key]: events } });

it('lists what has a date first, then everything as cards', () => {
  renderWithSite(<EventsPage />, withEvents([card('1', '2026-12-03'), card('2', null)]));
  expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeInTheDocument();
  const dates = within(screen.getByRole('region', { name: 'Dates' }));
  expect(dates.getAllByRole('listitem')).toHaveLength(1);
  expect(dates.getByRole('link', { name: 'Reserve: Title 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Title 2' })).toBeInTheDocument();
});

it('has no list of dates where nothing has one', () => {
  renderWithSite(<EventsPage />, withEvents([card('2', null)]));
  expect(screen.queryByRole('region', { name: 'Dates' })).toBeNull();
});

it('shows only the built-in cards when the events did not come', () => {
  renderWithSite(<EventsPage />);
  expect(screen.queryByRole('alert')).toBeNull();
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Tapas & Wine Duo', 'Flamenco Nights', 'About', 'Gallery']);
});
