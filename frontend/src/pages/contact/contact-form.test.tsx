import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contact from '../../api/contact';
import type { ContactOutcome } from '../../domain/contact-message';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { renderWithSite } from '../../testing/render-with-site';
import { ContactForm } from './contact-form';
import { loadAgain } from '../../ui/load-again';
import { forgetDraft } from './draft';

const send = vi.fn<typeof contact.sendContact>();

beforeEach(() => {
  vi.spyOn(contact, 'sendContact').mockImplementation(send);
});
afterEach(() => {
  send.mockReset();
  forgetDraft();
});

const open = () => renderWithSite(<ContactForm />, { address: '/contact' });

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillIn(values: { name?: string; email?: string; message?: string } = {}) {
  const { name = 'Ana', email = 'ana@diner.example', message = 'A table?' } = values;
  if (name) await userEvent.type(field(/^Name/), name);
  if (email) await userEvent.type(field(/^Email/), email);
  if (message) await userEvent.type(field(/^Message/), message);
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('the contact form', () => {
  it.each([
    [{ name: '   ' }, /^Name/, 'Please tell us your name.'],
    [{ email: '' }, /^Email/, 'Enter your email so we can reply.'],
    [{ message: '  ' }, /^Message/, 'Please write your message.'],
  ])('sends nothing with %j, and moves focus there', async (values, name, description) => {
    open();
    await fillIn(values);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Please complete the required fields.');
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(description);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [{ email: 'ana' }, /^Email/],
    [{ message: 'hi' }, /^Message/],
  ])('asks for what the fields’ attributes ask: %j', async (values, name) => {
    open();
    await fillIn(values);
    await press();
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(field(name), '@diner.example');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('validates its fields as it does without scripts, and hides the honeypot field', () => {
    open();
    for (const name of [/^Name/, /^Email/, /^Message/]) expect(field(name)).toBeRequired();
    expect(field(/^Phone/)).not.toBeRequired();
    expect(field(/^Email/)).toHaveAttribute('type', 'email');
    expect(field(/^Phone/)).toHaveAttribute('type', 'tel');
    expect(field(/^Message/)).toHaveAttribute('minlength', '5');
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it('lets a subject be chosen, and sends none for “Something else”', () => {
    open();
    const subject = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subject' });
    expect(subject).toHaveDisplayValue('Something else');
    expect(subject).toHaveValue('');
    expect([...subject.options].map(({ value }) => value)).toEqual([
      'Allergy',
      'Large party',
      'Lost and found',
      'Press',
      '',
    ]);
  });

  it('shows the length limit once the message is long', async () => {
    open();
    await userEvent.click(field(/^Message/));
    await userEvent.paste('a'.repeat(4_499));
    expect(field(/^Message/)).not.toHaveAccessibleDescription();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.paste('a');
    expect(field(/^Message/)).toHaveAccessibleDescription('Up to 5,000 characters.');
    expect(screen.getByRole('status')).toHaveTextContent('Up to 5,000 characters.');
  });

  it('is sent only once while pending, then says that it was sent and is empty', async () => {
    let answer: (outcome: ContactOutcome) => void = () => {};
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    await fillIn();
    await press();
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    expect(field(/^Message/)).toHaveAttribute('readonly');
    await userEvent.type(field(/^Name/), '{Enter}');
    screen.getByRole<HTMLFormElement>('form').requestSubmit();
    answer({ status: 'success', text: 'Sent.' });
    expect(await screen.findByText('Sent.')).toBeInTheDocument();
    expect(field(/^Message/)).toHaveValue('');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      values: { name: 'Ana', email: 'ana@diner.example', phone: '', subject: '', message: 'A table?' },
      honeypot: '',
      pagePath: '/contact',
      key: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it('loses nothing when it fails, and shows text from the server as text', async () => {
    const text = '<b>502</b>';
    send.mockResolvedValue({ status: 'error', text, problems: {}, retryAfterSeconds: 90 });
    open();
    await fillIn();
    await press();
    expect(await screen.findByText(text)).toBeInTheDocument();
    const said = screen.getByRole('alert');
    expect(said).toHaveTextContent(`You can try again in 2 minutes.`);
    expect(said).toHaveTextContent(DEFAULT_SITE.phone);
    await waitFor(() => expect(said).toHaveFocus());
    expect(field(/^Message/)).toHaveValue('A table?');
  });

  it('retries a message with the same key, and sends the next one with a new key', async () => {
    const keys = () => send.mock.calls.map(([letter]) => letter.key);
    send.mockResolvedValueOnce({ status: 'error', text: 'No.', problems: {}, retryAfterSeconds: null });
    send.mockResolvedValue({ status: 'success', text: 'Sent.' });
    const first = open();
    await fillIn();
    await press();
    await screen.findByText('No.');
    first.unmount();
    open();
    await press();
    await screen.findByText('Sent.');
    await fillIn();
    await press();
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it.each([
    [{ status: 'success', text: 'Sent.' }, ''],
    [{ status: 'error', text: 'No.', problems: {}, retryAfterSeconds: null }, 'A table?'],
  ] as const)(
    'shows what became of a message whose page was left, and sends it once: %j',
    async (end, left) => {
      let answer: (outcome: ContactOutcome) => void = () => {};
      send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
      const first = open();
      await fillIn();
      await press();
      first.unmount();
      const second = open();
      expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
      second.unmount();
      answer(end);
      open();
      expect(await screen.findByText(end.text)).toBeInTheDocument();
      expect(field(/^Message/)).toHaveValue(left);
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it('keeps a draft when the visitor leaves the page, and clears it once it is sent', async () => {
    const first = open();
    await fillIn();
    first.unmount();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    const second = open();
    expect(field(/^Message/)).toHaveValue('A table?');
    send.mockResolvedValue({ status: 'success', text: 'Sent.' });
    await press();
    await screen.findByText('Sent.');
    second.unmount();
    open();
    expect(field(/^Message/)).toHaveValue('');
  });
});

it('has what was typed before React draws the page anew, as it does if the browser has translated it by then', async () => {
  const early = document.createElement('div');
  early.innerHTML = '<form action="/contact"><textarea name="message">¿Una mesa?</textarea></form>';
  document.body.append(early);
  vi.resetModules();
  const { ContactForm: Anew } = await import('./contact-form');
  const { renderWithSite: renderAnew } = await import('../../testing/render-with-site');
  early.remove();
  renderAnew(<Anew />, { address: '/contact' });
  expect(field(/^Message/)).toHaveValue('¿Una mesa?');
});

it('a reload for old answers waits until what was typed is sent', async () => {
  vi.stubGlobal('location', { href: 'https://x/contact', reload: vi.fn() });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  send.mockResolvedValue(contact.contactSuccess());
  open();
  await fillIn();
  expect(await loadAgain('/api/site')).toBe(false);
  await press();
  await waitFor(() => expect(field(/^Name/)).toHaveValue(''));
  expect(await loadAgain('/api/site')).toBe(true);
});
