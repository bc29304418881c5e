import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession } from '../../api/session-token';
import { staffCall } from '../../api/staff/staff-call';
import { failure } from '../../testing/admin/failure';
import { someFood } from '../../testing/admin/food';
import { messageWire } from '../../testing/admin/message-server';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { ANA, storeSession } from '../../testing/admin/session';
import { FindDialog } from './find-dialog';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));

const LISTS: Record<string, object[]> = {
  menu: [
    someFood({ id: 'pulpo', name: 'Pulpo a la gallega' }),
    someFood({ id: 'x', name: 'Arroz', available: false }),
  ],
  drinks: [someFood({ id: 'fino', name: 'Fino' })],
  offers: [],
  events: [{ id: 'cata', etag: '"1"', title: 'Cata de vinos' }],
  contacts: [messageWire('m', { subject: 'A table for eight', name: 'Ana Muñoz' })],
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  storeSession(60);
  vi.mocked(staffCall).mockImplementation(({ path }) => {
    asked.push(path);
    const [list = '', query] = path.replace('/api/admin/', '').split('?');
    const words = new URLSearchParams(query).get('search') ?? '';
    const items = (LISTS[list] ?? []).filter((entry) => JSON.stringify(entry).includes(words));
    return Promise.resolve({ status: 200, body: { items, total: items.length }, etag: null });
  });
});
afterEach(forgetSession);

const SCREENS = [{ to: '/admin/tonight', label: 'Tonight' }];
const SETTINGS = [
  { to: '/admin/site#part-fee', label: 'Meals tax', detail: 'Mandatory fee, tax and plates' },
];

function open() {
  const onClose = vi.fn();
  const part = <FindDialog opened screens={SCREENS} settings={SETTINGS} onClose={onClose} />;
  return { onClose, user: userEvent.setup({ delay: null }), ...renderInAdmin(part) };
}
const field = () => screen.findByRole('combobox', { name: /^Find dishes/ });
const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent?.trim());

it('finds by any word, in groups, and opens the match chosen with the arrow keys', async () => {
  const { user, router, onClose } = open();
  await user.type(await field(), 'a');
  await waitFor(() => expect(found()).toContain('Arroz Sold out'));
  expect(screen.getByRole('group', { name: 'Dishes' })).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'octopus');
  await waitFor(() => expect(found()).toEqual(['Pulpo a la gallega']));
  await user.clear(await field());
  await user.type(await field(), 'ta');
  await waitFor(() => expect(found()).toContain('A table for eight Ana Muñoz'));
  const settings = within(screen.getByRole('group', { name: 'Settings' }));
  expect(settings.getByRole('option')).toHaveTextContent('Meals tax');
  const first = screen.getAllByRole('option')[0];
  expect(await field()).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onClose).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/admin/contacts/m');
});

it('opens no result of an earlier text', async () => {
  const { user, router, onClose } = open();
  await user.type(await field(), 'table');
  await waitFor(() => expect(found()).toEqual(['A table for eight Ana Muñoz']));
  vi.mocked(staffCall).mockReturnValue(new Promise(() => undefined));
  await user.type(await field(), 'xyz{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(onClose).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/admin/menu');
});

it('names a message without a subject as the list of messages does', async () => {
  const items = [messageWire('n', { subject: 'Contact from website', name: 'Bea' })];
  vi.mocked(staffCall).mockImplementation(async ({ path }) => {
    const body = path.startsWith('/api/admin/contacts') ? { items, total: 1 } : { items: [], total: 0 };
    return { status: 200, body, etag: null };
  });
  const { user } = open();
  await user.type(await field(), 'Bea');
  await waitFor(() => expect(found()).toEqual(['Message from Bea']));
});

it('says how many were found if it shows only the first of them', async () => {
  const tapas = Array.from({ length: 8 }, (_, at) => someFood({ id: `tapa${at}`, name: `Tapa ${at}` }));
  vi.mocked(staffCall).mockImplementation(({ path }) => {
    const items = path.startsWith('/api/admin/menu') ? tapas : [];
    return Promise.resolve({ status: 200, body: { items, total: items.length }, etag: null });
  });
  const { user } = open();
  await user.type(await field(), 'tapa');
  expect(await screen.findByText('8 found. The first 6 of each kind are shown.')).toBeVisible();
});

it('says that nothing was found', async () => {
  const { user } = open();
  await user.type(await field(), 'zebra');
  expect(await screen.findByText('No results for “zebra”.')).toBeVisible();
  await user.keyboard('{Enter}');
});

it('does not say that nothing was found without saying that the messages could not be searched', async () => {
  const answer = vi.mocked(staffCall).getMockImplementation() ?? staffCall;
  vi.mocked(staffCall).mockImplementation((call) =>
    call.path.startsWith('/api/admin/contacts') ? Promise.reject(failure('server')) : answer(call),
  );
  const { user } = open();
  await user.type(await field(), 'zebra');
  expect(await screen.findByText(/^No results for “zebra”\. Some lists could not/)).toBeVisible();
});

it('fetches no list that a host may not open', async () => {
  storeSession(60, { ...ANA, role: 'host' });
  const { user } = open();
  await user.type(await field(), 'ta');
  await waitFor(() => expect(found()).toEqual(['A table for eight Ana Muñoz']));
  expect(asked.every((path) => path.startsWith('/api/admin/contacts'))).toBe(true);
});
