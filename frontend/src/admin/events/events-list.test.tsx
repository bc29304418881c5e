import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors';
import { failure } from '../../testing/admin/failure';
import { loaded, rowOf } from '../../testing/admin/card';
import { listedServer } from '../../testing/admin/listed-server';
import { staffCall } from '../../api/staff/staff-call';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { eventWire } from '../../testing/admin/event-wire';
import { EventsList } from './events-list';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));

const EVENTS = [
  eventWire('Flamenco', { date: '2026-12-03' }),
  eventWire('Week', { date: '2026-11-20', endDate: '2026-11-28', type: 'special' }),
  eventWire('Past', { date: '2026-11-01' }),
  eventWire('Cellar', { order: 2, type: 'evergreen' }),
  eventWire('Vermut', { order: 1, type: 'special' }),
  eventWire('Hidden', { order: 3, active: false }),
];

function show({ events = EVENTS, path = '/admin/events', faults = [] as ApiError[] } = {}) {
  const server = listedServer('/api/admin/events', eventWire('', { order: 999 }), events);
  server.faults.push(...faults);
  vi.mocked(staffCall).mockImplementation(server.answer);
  return { ...server, user: userEvent.setup(), ...renderInAdmin(<EventsList />, { path }) };
}

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

it('puts dated ones first, by date, then the others in their order, with the status of each', async () => {
  show();
  await loaded();
  expect(namesIn('Events with a date')).toEqual(['Week', 'Flamenco']);
  expect(namesIn('Events without a date')).toEqual(['Vermut', 'Cellar', 'Hidden']);
  expect(rowOf('Week').getByText('Fri Nov 20 – Sat Nov 28')).toBeVisible();
  expect(rowOf('Week').getByText('Special')).toBeVisible();
  expect(rowOf('Flamenco').getByText('On the site')).toBeVisible();
  expect(rowOf('Cellar').getByText('Ongoing')).toBeVisible();
  expect(screen.getByText(/The site shows all 4 live events/)).toBeVisible();
});

it('keeps past ones under their own filter', async () => {
  const { user } = show();
  await loaded();
  expect(screen.queryByRole('link', { name: 'Past' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Past 1' }));
  expect(namesIn('Events with a date')).toEqual(['Past']);
  expect(rowOf('Past').getByText('Past', { selector: '[data-look]' })).toBeVisible();
});

it('filters by type, and offers to clear the filters if nothing is found', async () => {
  const { user } = show({ path: '/admin/events?category=special' });
  await loaded();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('special');
  await user.click(screen.getByRole('searchbox', { name: 'Search events' }));
  await user.paste('flamenco');
  expect(await screen.findByText('No events match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all current events' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
});

it('reorders only undated ones, by button, and sends the whole order', async () => {
  const { user, sent } = show();
  await loaded();
  expect(rowOf('Flamenco').queryByRole('button', { name: 'Move Flamenco up' })).toBeNull();
  await user.click(rowOf('Cellar').getByRole('button', { name: 'Move Cellar up' }));
  await waitFor(() => expect(namesIn('Events without a date')).toEqual(['Cellar', 'Vermut', 'Hidden']));
  await waitFor(() =>
    expect(sent).toEqual(['POST reorder {"ids":["Cellar","Vermut","Hidden"],"seen":[2,1,3]}']),
  );
});

it('puts a row back if the order could not be saved', async () => {
  const { user, faults } = show();
  await loaded();
  faults.push(failure('server'));
  await user.click(rowOf('Cellar').getByRole('button', { name: 'Move Cellar up' }));
  expect(await screen.findByText(/The order of the undated cards was not saved/)).toBeVisible();
  await waitFor(() => expect(namesIn('Events without a date')).toEqual(['Vermut', 'Cellar', 'Hidden']));
});

it('says what to do if the list is empty, and why if it could not be loaded', async () => {
  const { unmount } = show({ events: [] });
  expect(await screen.findByText('Until you add one, the site shows four built-in cards.')).toBeVisible();
  unmount();
  const { user } = show({ faults: [failure('offline')] });
  expect(await screen.findByText('The list of events could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
});

it('says that somebody else has deleted one, and removes it', async () => {
  const { user, stored } = show();
  await loaded();
  stored.delete('Flamenco');
  await user.click(rowOf('Flamenco').getByRole('switch'));
  expect(await screen.findByText(/It is no longer there\. Someone has probably deleted it\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Flamenco' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Move Vermut' })).toHaveFocus();
});
