import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import type { Person } from '../../api/staff/staff-people';
import { failure } from '../../testing/admin/failure';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { ANA, storeSession } from '../../testing/admin/session';
import { PeopleScreen } from './people-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));

const personOf = (name: string): Person => ({
  id: name,
  name,
  email: `${name}@casabodegon.example`,
  role: 'host',
  blocked: false,
  invited: false,
  invitation: null,
  hasTwoStep: false,
  lastSignIn: null,
});

beforeEach(() => {
  let items = ['ana', 'bea', 'eva'].map(personOf);
  vi.mocked(staffCall).mockImplementation(async ({ path, method }) => {
    if (method === 'DELETE') items = items.filter(({ id }) => !path.endsWith(id));
    const body = method === 'POST' ? { person: personOf('luz'), code: 'a-code' } : { items };
    return { status: 200, body, etag: null };
  });
});

it('says whose invitation has expired, and offers a new link', async () => {
  const user = userEvent.setup();
  const items = [{ ...personOf('luz'), invited: true, invitation: 'ended' }];
  vi.mocked(staffCall).mockResolvedValue({ status: 200, body: { items }, etag: null });
  renderInAdmin(<PeopleScreen />, { path: '/admin/people' });
  expect(await screen.findByText('Invitation expired')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More for luz' }));
  expect(await screen.findByRole('menuitem', { name: 'New invitation link' })).toBeVisible();
});

it('asks before somebody takes away their own access', async () => {
  storeSession(60);
  const user = userEvent.setup();
  vi.mocked(staffCall).mockResolvedValue({
    status: 200,
    body: { items: [{ ...personOf('ana'), id: ANA.id, role: 'owner' }] },
    etag: null,
  });
  renderInAdmin(<PeopleScreen />, { path: '/admin/people' });
  for (const name of ['Block', 'Make host']) {
    await user.click(await screen.findByRole('button', { name: 'More for ana' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    const question = await screen.findByRole('dialog', { name: 'Change your own account?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  }
  expect(vi.mocked(staffCall).mock.calls.filter(([{ method }]) => method === 'PATCH')).toEqual([]);
});

it.each([
  ['Make owner', null, 'bea was not made an owner'],
  ['Reset two-step sign-in', 'Reset', 'bea’s two-step sign-in was not reset'],
  ['Delete', 'Delete', 'bea’s account was not deleted'],
])('says what did not work: %s', async (name, yes, title) => {
  const user = userEvent.setup();
  vi.mocked(staffCall).mockImplementation(async ({ method = 'GET' }) => {
    if (method !== 'GET') throw failure('server');
    return { status: 200, body: { items: [{ ...personOf('bea'), hasTwoStep: true }] }, etag: null };
  });
  renderInAdmin(<PeopleScreen />, { path: '/admin/people' });
  await user.click(await screen.findByRole('button', { name: 'More for bea' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  if (yes) await user.click(await screen.findByRole('button', { name: yes }));
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
});

it('moves focus to the next account after deleting one', async () => {
  const user = userEvent.setup();
  renderInAdmin(<PeopleScreen />, { path: '/admin/people' });
  await user.click(await screen.findByRole('button', { name: 'More for bea' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete bea’s account?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('bea')).toBeNull());
  expect(screen.getByRole('button', { name: 'More for eva' })).toHaveFocus();
});

it('says below a field of the invitation what is missing or wrong, and focuses it', async () => {
  const user = userEvent.setup();
  renderInAdmin(<PeopleScreen />, { path: '/admin/people' });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
  const [name, email] = [form.getByLabelText(/^Name/), form.getByLabelText(/^Email/)];
  await user.type(name, ' ');
  await user.type(email, 'luz{Enter}');
  expect(name).toHaveAccessibleDescription('Name is required.');
  expect(email).toHaveAccessibleDescription('Email must be an address like name@example.com.');
  expect(name).toHaveFocus();
  await user.type(name, 'Luz{Enter}');
  expect(name).not.toHaveAccessibleDescription();
  expect(email).toHaveFocus();
  expect(vi.mocked(staffCall).mock.calls.filter(([{ method }]) => method === 'POST')).toEqual([]);
});

it('keeps the invitation open while it is sent, so that its failure is seen', async () => {
  const user = userEvent.setup();
  renderInAdmin(<PeopleScreen />, { path: '/admin/people' });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
  await user.type(form.getByLabelText(/^Name/), 'Luz');
  let fail = (_: Error): void => undefined;
  vi.mocked(staffCall).mockReturnValueOnce(new Promise((_, reject) => void (fail = reject)));
  await user.type(form.getByLabelText(/^Email/), 'luz@casabodegon.example{Enter}{Escape}');
  expect(form.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await act(async () => fail(failure('server')));
  expect(form.getByRole('alert')).toHaveTextContent('The account was not created.');
  expect(form.getByLabelText(/^Name/)).toHaveValue('Luz');
});

it('returns focus to “Invite” after a new account’s link is closed', async () => {
  const user = userEvent.setup();
  renderInAdmin(<PeopleScreen />, { path: '/admin/people' });
  const invite = await screen.findByRole('button', { name: 'Invite' });
  await user.click(invite);
  const form = await screen.findByRole('dialog', { name: 'Invite someone' });
  await user.type(within(form).getByLabelText(/^Name/), 'Luz');
  await user.type(within(form).getByLabelText(/^Email/), 'luz@casabodegon.example{Enter}');
  const link = await screen.findByRole('dialog', { name: 'Send this link' });
  await waitFor(() => expect(link).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(invite).toHaveFocus());
});
