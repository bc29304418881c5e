import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { messageServer, messageWire } from '../../testing/admin/message-server';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import * as csv from '../kit/lists/spreadsheet';
import { ContactsScreen } from './contacts-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));

function show(path: string, isWide: boolean) {
  const server = messageServer(['a', 'b', 'c'].map((id) => messageWire(id)));
  vi.mocked(staffCall).mockImplementation(server.answer);
  const routes = ['/admin/contacts', '/admin/contacts/:id'].map((each) => ({
    path: each,
    element: <ContactsScreen />,
  }));
  const user = userEvent.setup({ delay: null });
  return { ...server, user, ...renderInAdmin(null, { path, routes, isWide }) };
}

const link = (subject: string) => screen.findByRole('link', { name: new RegExp(`Subject ${subject}`) });
const opened = (subject: string) => screen.findByRole('heading', { level: 1, name: `Subject ${subject}` });

it('opens a message beside the list on a desktop, at its own address', async () => {
  const { user, router } = show('/admin/contacts?search=Subject', true);
  expect(await screen.findByText('Select a message to read it here.')).toBeVisible();
  await user.click(await link('b'));
  expect(await opened('b')).toHaveFocus();
  expect(router.state.location).toMatchObject({ pathname: '/admin/contacts/b', search: '?search=Subject' });
  expect(await link('b')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Other messages' })).toBeNull();
});

it('opens a message without stopping an export', async () => {
  const stored = vi.spyOn(csv, 'downloadText').mockImplementation(() => undefined);
  const { user, answer } = show('/admin/contacts', true);
  await link('b');
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  vi.mocked(staffCall).mockImplementation(async (call) => {
    if (call.path.includes('pageSize=100')) await waiting;
    return answer(call);
  });
  await user.click(screen.getByRole('button', { name: 'Export (CSV)' }));
  await user.click(await link('b'));
  await opened('b');
  expect(screen.getByText('Preparing the spreadsheet…')).toBeVisible();
  goOn();
  await waitFor(() => expect(stored).toHaveBeenCalledOnce());
});

it('goes from message to message with arrow keys, and opens only the one where they stop', async () => {
  const { user, router, stored } = show('/admin/contacts/a', true);
  await opened('a');
  (await link('a')).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await link('c')).toHaveFocus();
  await opened('c');
  expect(await link('c')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/admin/contacts/c');
  expect(stored.get('b')?.status).toBe('new');
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(await link('b')).toHaveFocus();
});

it('returns on a phone to the row that was read', async () => {
  const { user } = show('/admin/contacts', false);
  await user.click(await link('b'));
  await opened('b');
  expect(screen.queryByRole('list', { name: /^Messages/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Messages' }));
  const list = await screen.findByRole('list', { name: /^Messages/ });
  await waitFor(() => expect(within(list).getByRole('link', { name: /Subject b/ })).toHaveFocus());
});
