import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fill, preview, save, title } from '../../testing/admin/card';
import { listedServer } from '../../testing/admin/listed-server';
import { staffCall } from '../../api/staff/staff-call';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { EventForm } from './event-form';
import { eventWire } from '../../testing/admin/event-wire';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../../api/resource', () => ({ fetchOnDemand: () => Promise.resolve(DEFAULT_SITE) }));
// 3 PM on November 21 in Boston.
vi.mock('../kit/shell/use-server-now', () => ({ useServerNow: () => new Date('2026-11-21T20:00:00Z') }));

afterEach(() => localStorage.clear());

function show(path: string, entries = [eventWire('cata', { title: 'Cata', date: '2026-11-01' })]) {
  const server = listedServer('/api/admin/events', eventWire('', { order: 999 }), entries);
  vi.mocked(staffCall).mockImplementation(server.answer);
  const routes = [
    { path: '/admin/events/new', element: <EventForm /> },
    { path: '/admin/events/:id', element: <EventForm /> },
  ];
  return { ...server, user: userEvent.setup(), ...renderInAdmin(null, { path, routes }) };
}

const date = () => screen.getByLabelText('Date');
const lastDay = () => screen.getByLabelText('Last day');

it('adds an event, says that it is live, and until when it shows', async () => {
  const { user, sent, router } = show('/admin/events/new');
  fill(await title(), 'Flamenco');
  fill(date(), '2026-12-03');
  expect(screen.getByText('Goes live when you save, until the end of Thu Dec 3.')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Saved, live now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View events' })).toHaveAttribute('href', '/events');
  expect(sent[0]).toMatch(/"title":"Flamenco","type":"event".*"date":"2026-12-03","endDate":null/);
  expect(router.state.location.pathname).toMatch(/^\/admin\/events\/new-\d+$/);
});

it('explains each kind, including the default text of its button', async () => {
  const { user } = show('/admin/events/new');
  fill(await title(), 'The cellar');
  expect(preview().getByRole('link', { name: /^Reserve/, hidden: true })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Ongoing/ }));
  expect(screen.getByText(/Labeled “Anytime”; shows under “All” only/)).toBeVisible();
  expect(screen.getByText('Default: Learn more')).toBeVisible();
  await waitFor(() =>
    expect(preview().getByRole('link', { name: /^Learn more/, hidden: true })).toBeInTheDocument(),
  );
  expect(preview().getByText('Anytime')).toBeInTheDocument();
});

it('says what is wrong with its days; nothing is sent', async () => {
  const { user, sent } = show('/admin/events/new');
  fill(await title(), 'Feria');
  fill(lastDay(), '2026-12-01');
  await user.click(save());
  expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(
    'Enter the first day, too.',
  );
  fill(date(), '2026-12-02');
  await user.click(save());
  await waitFor(() =>
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
      'The last day is before the first.',
    ),
  );
  expect(sent).toEqual([]);
});

it.each([
  ['of an earlier day', { date: '2026-11-01' }, 'Sun Nov 1'],
  ['that ended today', { date: '2026-11-21', startTime: '12:00', endTime: '15:00' }, 'Sat Nov 21'],
])('does not say “live” about an event %s', async (_case, days, since) => {
  const { user } = show('/admin/events/cata', [eventWire('cata', { title: 'Cata', ...days })]);
  fill(await title(), 'Other');
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeVisible();
  // In the form and in the save bar.
  expect(screen.getAllByText(`Past since ${since}: guests don’t see it.`)).toHaveLength(2);
  expect(screen.queryByText(/live now/)).toBeNull();
});

it('shows both versions if somebody else has changed it, and saves what is chosen', async () => {
  const { user, stored, put } = show('/admin/events/cata');
  fill(await title(), 'Cata de vinos');
  put(eventWire('cata', { title: 'Cata', date: '2026-11-30' }));
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Mon Nov 30, 2026/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stored.get('cata')).toMatchObject({ title: 'Cata de vinos', date: '2026-11-30' }),
  );
});

it('starts a copy from another’s content, without its days', async () => {
  show('/admin/events/new?from=cata', [
    eventWire('cata', { title: 'Cata', date: '2026-11-01', active: false }),
  ]);
  expect(await title()).toHaveValue('Cata');
  expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked();
  expect(date()).toHaveValue('');
});
