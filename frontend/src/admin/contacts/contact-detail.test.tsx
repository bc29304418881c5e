import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onAttentionStale } from '../../api/staff/staff-attention';
import { staffCall } from '../../api/staff/staff-call';
import { failure } from '../../testing/admin/failure';
import { ANA, storeSession } from '../../testing/admin/session';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { hasUnsavedWork } from '../kit/session/unsaved-work';
import { ContactDetail } from './contact-detail';
import * as csv from '../kit/lists/spreadsheet';
import { EVA, messageServer, messageWire, type MessageWire } from '../../testing/admin/message-server';
import { siteWire } from '../../testing/admin/site-server';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
const now = new Date('2026-11-21T18:00:00-05:00');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

/** Before `open`. Returns what lets five seconds pass, after which an open message is read again. */
function stopTime(): () => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true, now });
  return () => act(() => vi.advanceTimersByTimeAsync(5_000));
}

const LETTER = messageWire('a', {
  phone: '(617) 555-0100',
  message: 'First line\n\n<b>bold</b> https://evil.example',
});

function open(
  messages: readonly MessageWire[] = [LETTER, messageWire('b')],
  path = '/admin/contacts/a',
  settings?: object,
) {
  const server = messageServer(messages, settings);
  vi.mocked(staffCall).mockImplementation(server.answer);
  const routes = [
    { path: '/admin/contacts/:id', element: <ContactDetail /> },
    { path: '/admin/contacts', element: <h1>The list</h1> },
  ];
  const user = userEvent.setup({ delay: null });
  // jsdom can't open an email app.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return { ...server, user, ...renderInAdmin(null, { path, routes }) };
}

/** Nothing that is sent is answered until the returned function is called. */
function holdSending({ answer }: Pick<ReturnType<typeof open>, 'answer'>): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  vi.mocked(staffCall).mockImplementation(async (call) => {
    if (call.method === 'POST') await held;
    return answer(call);
  });
  return release;
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Subject a' });

it('shows the whole message as plain text, with ways to reach its writer', async () => {
  open();
  await title();
  const letter = screen.getByRole('article', { name: 'Message' });
  expect(letter).toHaveTextContent('<b>bold</b> https://evil.example');
  expect(letter.querySelector('b')).toBeNull();
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
  expect(screen.getByRole('link', { name: '(617) 555-0100' })).toHaveAttribute('href', 'tel:+16175550100');
  expect(screen.getByRole('link', { name: /^\/contact/ })).toHaveAttribute('href', '/contact');
  expect(screen.getByText(/Sat, Nov 21.*3:10 PM/)).toBeVisible();
  expect(screen.getByText('Email alert sent')).toBeVisible();
});

it.each(['//evil.example', 'javascript:alert(1)', '/admin/menu', 'https://evil.example/'])(
  'makes no link of %s, which a visitor’s browser said',
  async (pagePath) => {
    open([messageWire('a', { pagePath })]);
    await title();
    expect(screen.getByText(pagePath)).toBeVisible();
    expect(screen.queryByRole('link', { name: pagePath })).toBeNull();
  },
);

it('counts as read once it is opened, and refetches the counts', async () => {
  const refreshed = vi.fn();
  const stop = onAttentionStale(refreshed);
  const { stored } = open();
  await title();
  expect(stored.get('a')?.status).toBe('read');
  await waitFor(() => expect(refreshed).toHaveBeenCalled());
  stop();
});

it('offers to archive after a reply, and goes back to the list that it came from', async () => {
  const { user, writes, router } = open(undefined, '/admin/contacts/a?state=new&page=2');
  await title();
  const reply = screen.getByRole('link', { name: 'Reply' });
  expect(reply.getAttribute('href')).toMatch(/^mailto:a@diner\.example\?subject=Re%3A%20Subject%20a&body=/);
  expect(screen.queryByText(/Continue in your email app/)).toBeNull();
  await user.click(reply);
  expect(screen.getByText(/Continue in your email app/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep in inbox' }));
  expect(screen.queryByText(/Continue in your email app/)).toBeNull();
  expect(reply).toHaveFocus();
  await user.click(reply);
  await user.click(screen.getByRole('button', { name: 'Archive message' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/contacts'));
  expect(router.state.location.search).toBe('?state=new&page=2');
  expect(writes).toEqual(['PATCH a archived']);
});

describe('if a mail server is set up', () => {
  const box = () => screen.findByRole('textbox', { name: 'Reply to Guest a' });
  const answerable = [messageWire('a', { canReply: true })];

  it('is answered from here; the reply is below it', async () => {
    const { user, writes } = open(answerable);
    await user.type(await box(), '  With pleasure  ');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    const reply = await screen.findByRole('article', { name: 'Reply' });
    expect(reply).toHaveTextContent('Ana · Sat, Nov 21, 3:20 PM · SentWith pleasure');
    expect(writes).toEqual(['reply a With pleasure with a key']);
    expect(await box()).toHaveValue('');
  });

  it('is not answered twice by mistake: a colleague’s reply is shown first, and what was typed can still be sent', async () => {
    const fiveSeconds = stopTime();
    const { user, writes, put } = open(answerable, '/admin/contacts/a?state=new');
    await user.type(await box(), 'We are full');
    const mail = { state: 'waiting', attempts: 1, nextAttemptAt: null, lastError: '451 Later' };
    const reply = { id: 'r0', text: 'With pleasure', by: 'Eva', createdAt: '2026-11-21T20:15:00.000Z', mail };
    put('a', { replies: [reply] });
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Your reply was not sent. Eva has replied.')).toBeVisible();
    const colleagues = await screen.findByRole('article', { name: 'Reply' });
    expect(colleagues).toHaveTextContent('Not sent yet: 451 Later.With pleasure');
    expect(writes).toEqual([]);
    put('a', { replies: [{ ...reply, mail: { ...mail, state: 'sent' } }] });
    await fiveSeconds();
    await waitFor(() => expect(colleagues).toHaveTextContent('SentWith pleasure'));
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(writes).toEqual(['reply a We are full with a key']));
  });

  it('keeps what was typed if it could not be sent, and after leaving the screen', async () => {
    const { user, faults, writes, unmount } = open(answerable);
    await user.type(await box(), 'With pleasure');
    faults.push(failure('timed-out'));
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/Press Send again: it won’t be sent twice\./)).toBeVisible();
    expect(await box()).toHaveValue('With pleasure');
    expect(hasUnsavedWork()).toBe(true);
    unmount();
    const again = open(answerable);
    expect(await box()).toHaveValue('With pleasure');
    await again.user.click(await box());
    await again.user.click(screen.getByRole('button', { name: 'Send reply' }));
    await screen.findByRole('article', { name: 'Reply' });
    expect([...writes, ...again.writes]).toEqual(['reply a With pleasure with a key']);
    // The first may have been stored without an answer: the second has its key, so the guest gets one.
    const keys = vi.mocked(staffCall).mock.calls.flatMap(([call]) => call.headers?.['Idempotency-Key'] ?? []);
    expect(keys.at(-1)).toBe(keys.at(-2));
  });

  it('keeps what was typed until the page is closed if the browser stores nothing, and asks before closing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, unmount } = open(answerable);
    await user.type(await box(), 'With pleasure');
    expect(hasUnsavedWork()).toBe(true);
    unmount();
    const again = open(answerable);
    expect(await box()).toHaveValue('With pleasure');
    await again.user.click(await box());
    await again.user.click(screen.getByRole('button', { name: 'Send reply' }));
    await screen.findByRole('article', { name: 'Reply' });
    again.unmount();
    open(answerable);
    expect(await box()).toHaveValue('');
    full.mockRestore();
  });

  it('accepts no typing while it is being sent, because it would be lost', async () => {
    const { user, ...server } = open(answerable);
    const release = holdSending(server);
    await user.type(await box(), 'With pleasure');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await user.type(await box(), ', and bring friends');
    expect(await box()).toHaveValue('With pleasure');
    release();
    expect(await screen.findByRole('article', { name: 'Reply' })).toHaveTextContent('With pleasure');
  });

  describe('and staff keep templates', () => {
    const settings = siteWire({
      reply_templates: [
        { name: 'Large party', text: 'Hello {name},\n\nWith pleasure.' },
        { name: 'Lost and found', text: 'We keep what we find.' },
      ],
    });
    const answer = (name: string, role: 'host' | 'manager' = 'host') => {
      storeSession(60, { ...ANA, role });
      return open([messageWire('a', { canReply: true, name })], undefined, settings);
    };
    const use = async (user: UserEvent, template: string) => {
      await user.click(await screen.findByRole('button', { name: 'Use a template' }));
      await user.click(await screen.findByRole('menuitem', { name: template }));
    };
    const text = (guest: string) => screen.findByRole('textbox', { name: `Reply to ${guest}` });

    it('a reply can start from one, in two presses, with the guest’s first name', async () => {
      const { user, writes } = answer('Ana Muñoz');
      await use(user, 'Large party');
      expect(await text('Ana Muñoz')).toHaveValue('Hello Ana,\n\nWith pleasure.');
      await user.click(screen.getByRole('button', { name: 'Send reply' }));
      await waitFor(() => expect(writes).toEqual(['reply a Hello Ana,\n\nWith pleasure. with a key']));
    });

    it('it is added below what is typed, and can be undone until more is typed', async () => {
      const { user } = answer('Ana');
      await user.type(await text('Ana'), 'Of course. ');
      await use(user, 'Lost and found');
      expect(await text('Ana')).toHaveValue('Of course.\n\nWe keep what we find.');
      expect(screen.getByText('“Lost and found” is in your reply.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await text('Ana')).toHaveValue('Of course. ');
      expect(await text('Ana')).toHaveFocus();
      await use(user, 'Lost and found');
      await user.type(await text('Ana'), '!');
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    it('none can be added or undone while the reply is being sent, because it would be lost', async () => {
      const { user, ...server } = answer('Ana');
      await use(user, 'Lost and found');
      const release = holdSending(server);
      await user.click(screen.getByRole('button', { name: 'Send reply' }));
      expect(screen.getByRole('button', { name: 'Use a template' })).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
      release();
      expect(await screen.findByRole('article', { name: 'Reply' })).toHaveTextContent(
        'We keep what we find.',
      );
      const button = screen.getByRole('button', { name: 'Use a template' });
      await waitFor(() => expect(button).toBeEnabled());
    });

    it('asks for the name if it is not usable, and sends nothing before that', async () => {
      const { user, writes } = answer('Table 4');
      await use(user, 'Large party');
      await user.click(screen.getByRole('button', { name: 'Send reply' }));
      expect(await screen.findByText('Replace {name} with the guest’s name first.')).toBeVisible();
      expect(writes).toEqual([]);
    });

    it.each([
      ['host', false],
      ['manager', true],
    ] as const)('a %s edits them: %s', async (role, canEdit) => {
      const { user } = answer('Ana', role);
      await user.click(await screen.findByRole('button', { name: 'Use a template' }));
      await screen.findByRole('menuitem', { name: 'Large party' });
      const edit = screen.queryByRole('menuitem', { name: 'Edit templates' });
      expect(edit?.getAttribute('href') ?? null).toBe(canEdit ? '/admin/site#part-replies' : null);
    });
  });

  it('sends nothing if nothing is written', async () => {
    const { user, writes } = open(answerable);
    await user.type(await box(), '   ');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(writes).toEqual([]);
  });
});

it('keeps a note for colleagues, with who wrote it and when', async () => {
  const { user, writes } = open();
  await title();
  const box = screen.getByRole('textbox', { name: 'Note for colleagues' });
  await user.type(box, ' Ana knows them ');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('article', { name: 'Note' })).toHaveTextContent(
    'Eva · Sat, Nov 21, 3:15 PMAna knows them',
  );
  expect(box).toHaveValue('');
  expect(writes).toEqual(['note a Ana knows them']);
});

it('shows a colleague’s note without being opened again', async () => {
  const fiveSeconds = stopTime();
  const { put } = open();
  await title();
  put('a', { notes: [{ id: 'n1', text: 'I call them', by: 'Eva', createdAt: '2026-11-21T20:15:00.000Z' }] });
  await fiveSeconds();
  expect(await screen.findByText('I call them')).toBeVisible();
});

describe('who answers it', () => {
  const who = () => screen.findByRole('combobox', { name: 'Assign this message' });

  it('is chosen from the colleagues, and undone', async () => {
    const { user, writes, stored } = open();
    await user.selectOptions(await who(), await screen.findByRole('option', { name: 'Assigned to Eva' }));
    expect(await screen.findByText('“Subject a” is assigned to Eva')).toBeVisible();
    expect(stored.get('a')).toMatchObject({ status: 'read', assignee: EVA });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await who()).toHaveDisplayValue('Unassigned'));
    expect(writes).toEqual(['PATCH a eva', 'PATCH a']);
  });

  it('only the last choice can be undone: undoing an older one would revert it too', async () => {
    const { user } = open();
    await user.selectOptions(await who(), await screen.findByRole('option', { name: 'Assigned to Eva' }));
    await screen.findByText('“Subject a” is assigned to Eva');
    await user.selectOptions(await who(), screen.getByRole('option', { name: /^Assigned to Ana/ }));
    await screen.findByText('“Subject a” is assigned to Ana');
    // Each notice disappears after ten seconds.
    const isGone = () => expect(screen.queryByText('“Subject a” is assigned to Eva')).toBeNull();
    await waitFor(isGone, { timeout: 2_000 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await who()).toHaveDisplayValue('Assigned to Eva'));
  });

  it('can’t be chosen while the colleagues can’t be loaded, which is reported with a retry', async () => {
    const { answer, user } = open([messageWire('a', { assignee: EVA })]);
    vi.mocked(staffCall).mockImplementation((call) =>
      call.path === '/api/admin/colleagues' ? Promise.reject(failure('offline')) : answer(call),
    );
    expect(await screen.findByText(/^Assigned to Eva\. Your colleagues could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    vi.mocked(staffCall).mockImplementation(answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await who()).toHaveDisplayValue('Assigned to Eva');
  });

  it('is asked again if a colleague was faster', async () => {
    storeSession(60);
    const { user, put, stored } = open();
    await screen.findByRole('option', { name: 'Assigned to Ana (you)' });
    put('a', { assignee: EVA });
    await user.selectOptions(await who(), 'Assigned to Ana (you)');
    expect(await screen.findByText(/It is assigned to Eva now\./)).toBeVisible();
    expect(await who()).toHaveDisplayValue('Assigned to Eva');
    await user.click(screen.getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(stored.get('a')?.assignee?.name).toBe('Ana'));
    await waitFor(async () => expect(await who()).toHaveDisplayValue('Assigned to Ana (you)'));
  });

  it('shows who took it in the meantime', async () => {
    const fiveSeconds = stopTime();
    const { put } = open();
    await who();
    put('a', { assignee: EVA });
    await fiveSeconds();
    await waitFor(async () => expect(await who()).toHaveDisplayValue('Assigned to Eva'));
  });
});

it('an owner exports everything from its address, spam too, and nothing from others', async () => {
  storeSession(60);
  const kept = vi.spyOn(csv, 'downloadText').mockImplementation(() => undefined);
  const { user } = open([
    messageWire('a', { name: '<script>' }),
    messageWire('b', { email: 'A@diner.example', status: 'spam' }),
    messageWire('c', { message: 'Ask a@diner.example' }),
  ]);
  await title();
  await user.click(screen.getByRole('button', { name: 'More for this message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export this guest’s data (JSON)' }));
  const name = 'messages-from-a@diner.example.json';
  expect(await screen.findByText(`2 messages from a@diner.example are in ${name}`)).toBeVisible();
  const [text = '', as] = kept.mock.calls[0] ?? [];
  expect(as).toBe(name);
  const { messages } = JSON.parse(text) as { messages: { subject: string }[] };
  expect(messages.map(({ subject }) => subject)).toEqual(['Subject a', 'Subject b']);
});

it('an owner erases everything from its address, once that is confirmed', async () => {
  storeSession(60);
  const { user, stored } = open([
    messageWire('a'),
    messageWire('b', { email: 'a@diner.example' }),
    messageWire('c'),
  ]);
  await title();
  await user.click(screen.getByRole('button', { name: 'More for this message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Erase this guest’s data…' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Erase everything from a@diner.example?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('2 messages from a@diner.example erased')).toBeVisible();
  expect([...stored.keys()]).toEqual(['c']);
});

it('can be marked as unread, and stays unread', async () => {
  const { user, stored } = open();
  await title();
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  expect(stored.get('a')?.status).toBe('new');
});

it('says that somebody else has handled it, shows that, and continues from there', async () => {
  const { user, put, stored } = open();
  await title();
  put('a', { status: 'spam' });
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText(/It is in spam now\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not spam' }));
  await waitFor(() => expect(stored.get('a')?.status).toBe('read'));
});

it('links to the older message', async () => {
  const { user } = open();
  await title();
  await user.click(await screen.findByRole('link', { name: 'Older: “Subject b”' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Subject b' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newer: “Subject a”' })).toBeVisible();
});

it('says that it is gone, with a link to the list', async () => {
  open([]);
  expect(await screen.findByText('This message can’t be found')).toBeVisible();
  expect(screen.getByRole('link', { name: /Back to Messages/ })).toHaveAttribute('href', '/admin/contacts');
});
