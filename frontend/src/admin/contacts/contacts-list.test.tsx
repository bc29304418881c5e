import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { ContactsList } from './contacts-list';
import * as csv from '../kit/lists/spreadsheet';
import { EVA, messageServer, messageWire, type MessageWire } from '../../testing/admin/message-server';
import { failure } from '../../testing/admin/failure';
import { ANA, storeSession } from '../../testing/admin/session';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));
const MESSAGES = [
  messageWire('a'),
  messageWire('b', {
    status: 'read',
    mail: { state: 'failed', attempts: 12, nextAttemptAt: null, lastError: 'no such mailbox' },
  }),
  messageWire('c', { status: 'archived' }),
  messageWire('d', { status: 'spam', subject: 'Watches' }),
];

function show(messages: readonly MessageWire[] = MESSAGES, path = '/admin/contacts') {
  const server = messageServer(messages);
  // The layout around the list asks for the restaurant's settings.
  vi.mocked(staffCall).mockImplementation(server.answer);
  return { ...server, user: userEvent.setup({ delay: null }), ...renderInAdmin(<ContactsList />, { path }) };
}

const rows = () => within(screen.getByRole('list', { name: /^Messages/ })).getAllByRole('listitem');
const loaded = () => screen.findByRole('list', { name: /^Messages/ });
const names = () => rows().map((row) => within(row).getByRole('link').textContent);

it('shows all but spam, marks unread ones visibly and for screen readers, and says what is wrong with a mail', async () => {
  show();
  await loaded();
  expect(names()).toEqual([
    'Unread: Subject a from Guest a',
    'Subject b from Guest b',
    'Subject c from Guest c',
  ]);
  const [first, second, third] = rows();
  expect(first).toHaveAttribute('data-unread', 'true');
  expect(first).toHaveTextContent('Words of a');
  expect(within(first as HTMLElement).getByTitle(/Sat, Nov 21.*3:10 PM/)).toHaveTextContent('ago');
  expect(first).not.toHaveTextContent('Email alert');
  expect(second).not.toHaveAttribute('data-unread');
  expect(second).toHaveTextContent('Email alert failed: no such mailbox');
  expect(third).toHaveTextContent('Archived');
});

it('has a tab for each state with its count, each with its own address', async () => {
  const { user } = show();
  await loaded();
  const tabs = await screen.findByRole('navigation', { name: 'Messages by state' });
  await waitFor(() =>
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['New1', 'All3', 'Mine', 'Read1', 'Archived1', 'Spam1']),
  );
  expect(within(tabs).getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
  await user.click(within(tabs).getByRole('link', { name: /Spam$|Spam ?1/ }));
  await waitFor(() => expect(names()).toEqual(['Watches from Guest d']));
});

it('has a tab for messages assigned to the signed-in user, and shows who the others are assigned to', async () => {
  storeSession(60);
  const { user } = show([
    messageWire('a', { assignee: EVA }),
    messageWire('b', { assignee: { id: ANA.id, name: 'Ana' } }),
    messageWire('c', { assignee: { id: ANA.id, name: 'Ana' }, status: 'archived' }),
    messageWire('d'),
  ]);
  await loaded();
  const [first, second, , fourth] = rows();
  expect(first).toHaveTextContent('Assigned to Eva');
  expect(second).toHaveTextContent('Assigned to you');
  expect(fourth).not.toHaveTextContent('Assigned');
  await user.click(await screen.findByRole('link', { name: /^Mine ?1/ }));
  await waitFor(() => expect(names()).toEqual(['Unread: Subject b from Guest b']));
});

it('archives with one press, moves focus on, and can be undone', async () => {
  const { user, writes } = show(MESSAGES, '/admin/contacts?state=new');
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Archive “Subject a”' }));
  expect(await screen.findByText('Nothing new')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Unread: Subject a from Guest a']));
  expect(writes).toEqual(['PATCH a archived', 'PATCH a new']);
});

it('moves focus to the next row when one leaves the list, and names one without a subject after its sender', async () => {
  const untitled = messageWire('b', { subject: 'Contact from website' });
  const { user } = show([messageWire('a'), untitled], '/admin/contacts?state=new');
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Archive “Subject a”' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /Guest b/ })).toHaveFocus());
  expect(names()).toEqual(['Unread: Message from Guest b']);
  expect(screen.getByRole('button', { name: 'Archive “Message from Guest b”' })).toBeVisible();
});

it('puts a message back if it could not be moved, and moves it on retry', async () => {
  const { user, faults, stored } = show(MESSAGES, '/admin/contacts?state=new');
  await loaded();
  faults.push(failure('offline'));
  await user.click(screen.getByRole('button', { name: 'Archive “Subject a”' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Subject a” was not archived. It is still marked as unread. Couldn’t reach the website.',
  );
  expect(names()).toEqual(['Unread: Subject a from Guest a']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stored.get('a')?.status).toBe('archived'));
});

it('says what somebody else did to a message in the meantime', async () => {
  const { user, put, stored } = show();
  await loaded();
  put('b', { status: 'spam' });
  await user.click(screen.getByRole('button', { name: 'Archive “Subject b”' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Subject b” was not archived. Someone just changed this. It is in spam now. Save your change instead?',
  );
  expect(stored.get('b')?.status).toBe('spam');
  await waitFor(() => expect(names()).toHaveLength(2));
});

it('is not archived before staff know that a reply to it was refused', async () => {
  const mail = { state: 'failed', attempts: 1, nextAttemptAt: null, lastError: '5.1.1' } as const;
  const { user, put, stored } = show();
  await loaded();
  put('b', { replies: [{ id: 'r', text: 'Yes', createdAt: '2026-11-21T20:11:00.000Z', by: 'Eva', mail }] });
  await user.click(screen.getByRole('button', { name: 'Archive “Subject b”' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Subject b” was not archived. A reply to it couldn’t be sent. Save your change anyway?',
  );
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  await waitFor(() => expect(stored.get('b')?.status).toBe('archived'));
});

it('counts a message that is already there as moved: only the answer got lost', async () => {
  const { user, put } = show();
  await loaded();
  put('b', { status: 'archived' });
  await user.click(screen.getByRole('button', { name: 'Archive “Subject b”' }));
  expect(await screen.findByText('“Subject b” is archived')).toBeVisible();
});

it('deletes for good only after a confirmation', async () => {
  const { user, writes, faults, stored } = show();
  await loaded();
  const ask = async (subject = '“Subject b”') => {
    await user.click(screen.getByRole('button', { name: `More for ${subject}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return within(await screen.findByRole('dialog', { name: `Delete ${subject}?` }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(writes).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(writes).toEqual(['DELETE b']);
  // Deleted, but the answer was lost.
  const remove = (await ask('“Subject a”')).getByRole('button', { name: 'Delete' });
  faults.push(failure('timed-out'));
  stored.delete('a');
  await user.click(remove);
  expect(await screen.findByText(/“Subject a” may not have been deleted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Subject a” is deleted')).toBeVisible();
});

it('says why the list is empty, and what to do', async () => {
  const { user } = show([]);
  expect(await screen.findByText('No messages yet')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'paella');
  expect(await screen.findByText('No messages match “paella”')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear search' }));
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search messages' })).toHaveValue('');
});

it('says why the list can’t be loaded, never shows it as empty, and retries', async () => {
  vi.mocked(staffCall).mockRejectedValue(failure('offline'));
  renderInAdmin(<ContactsList />, { path: '/admin/contacts' });
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByText('No messages yet')).toBeNull();
  vi.mocked(staffCall).mockImplementation(messageServer(MESSAGES).answer);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await loaded()).toBeVisible();
});

it('splits 1,000 messages into pages of 25, and goes to the last page if the address is beyond it', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => messageWire(`m${at}`));
  show(many, '/admin/contacts?page=99');
  await loaded();
  await waitFor(() => expect(rows()).toHaveLength(25));
  expect(screen.getByRole('combobox', { name: 'Page' })).toHaveValue('40');
  expect(screen.getByText('1,000 messages', { selector: '[role=status]' })).toBeInTheDocument();
});

it('changes pages with the page number, which keeps focus', async () => {
  const many = Array.from({ length: 100 }, (_, at) => messageWire(`m${at}`));
  const { user, router } = show(many);
  await loaded();
  const page = screen.getByRole('combobox', { name: 'Page' });
  page.focus();
  await user.selectOptions(page, '2');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(await screen.findByText('Words of m25')).toBeVisible();
  expect(page).toHaveFocus();
});

it('exports every page that the filter shows, all or nothing', async () => {
  const stored = vi.spyOn(csv, 'downloadText').mockImplementation(() => undefined);
  const many = Array.from({ length: 130 }, (_, at) => messageWire(`m${at}`, { name: '=1+1' }));
  const { user } = show(many);
  await loaded();
  const server = messageServer(many);
  vi.mocked(staffCall).mockImplementation((call) =>
    call.path.includes('page=2') ? Promise.reject(failure('server')) : server.answer(call),
  );
  await user.click(screen.getByRole('button', { name: 'Export (CSV)' }));
  expect(await screen.findByText(/The spreadsheet was not made/)).toBeVisible();
  expect(stored).not.toHaveBeenCalled();
  vi.mocked(staffCall).mockImplementation(server.answer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('130 messages are in messages-2026-11-21.csv')).toBeVisible();
  const [text, name] = stored.mock.calls[0] ?? [];
  expect(name).toBe('messages-2026-11-21.csv');
  expect(text?.trim().split('\r\n')).toHaveLength(131);
  expect(text).toContain(`"'=1+1"`);
});
