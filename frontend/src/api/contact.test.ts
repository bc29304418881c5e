// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NO_VALUES } from '../domain/contact-message';
import { createClient } from './client';
import { contactCall, contactFailure, contactFailureText, contactSuccess, sendContact } from './contact';
import { CodeMissingError } from './errors';
import { failedAnswer } from './failed-answer';
import { startServer, type TestServer } from '../testing/http-server';

const VALUES = { ...NO_VALUES, name: ' Ana ', email: 'ana@diner.example ', message: '\nA table?\n' };
const LETTER = { values: VALUES, honeypot: '', pagePath: '/contact' };
const NOT_SENT = 'We could not send your message. Please try again.';

function answered(status: number, body: unknown, retryAfter?: string) {
  return failedAnswer(status, body, retryAfter, null).answer;
}

describe('contactCall', () => {
  it('sends the trimmed fields and the page, without a phone, and with the default subject', () => {
    expect(contactCall(LETTER)).toEqual({
      path: '/api/contact',
      method: 'POST',
      body: {
        name: 'Ana',
        email: 'ana@diner.example',
        message: 'A table?',
        subject: 'Contact from website',
      },
      headers: { 'X-Page-Path': '/contact' },
    });
  });

  it('identifies the message by its key', () => {
    const { headers } = contactCall({ ...LETTER, key: 'a-key-of-this-letter' });
    expect(headers).toEqual({ 'X-Page-Path': '/contact', 'Idempotency-Key': 'a-key-of-this-letter' });
  });

  it('sends phone and subject if they are filled in', () => {
    const { body } = contactCall({ ...LETTER, values: { ...VALUES, phone: ' 617 ', subject: ' Hello ' } });
    expect(body).toMatchObject({ phone: '617', subject: 'Hello' });
  });

  it.each([
    ['https://spam.example', 'https://spam.example'],
    ['x\r\nX-Evil: 1 🍤', 'x??X-Evil: 1 ??'],
    ['   ', '?'],
  ])('sends the hidden field %j as a header that can be sent', (honeypot, sent) => {
    expect(contactCall({ ...LETTER, honeypot }).headers).toEqual({
      'X-Page-Path': '/contact',
      'X-Honeypot': sent,
    });
  });
});

describe('contactFailureText, in this order', () => {
  it.each<[string, unknown, string]>([
    ['the message', { message: 'Too long.', error: 'ValidationError' }, 'Too long.'],
    ['the error without a message', { error: 'Mailbox full' }, 'Mailbox full'],
    ['the error beside a blank message', { message: ' ', error: 'Mailbox full' }, 'Mailbox full'],
    ['an object as text', { code: 7 }, '{"code":7}'],
    ['a message that is no text as text', { message: { a: 1 } }, '{"message":{"a":1}}'],
    ['a list as text', ['no'], '["no"]'],
    ['a text as it is', 'Kitchen <closed>', 'Kitchen <closed>'],
    ['our words for an empty text', '', NOT_SENT],
    ['our words for nothing', null, NOT_SENT],
    ['our words for an empty object', {}, NOT_SENT],
  ])('%s', (_, body, text) => {
    expect(contactFailureText(answered(500, body))).toBe(text);
  });

  it('our own text if no answer came', () => {
    expect(contactFailureText(null)).toBe(NOT_SENT);
  });
});

describe('contactFailure', () => {
  it('maps each refusal to its field', () => {
    const details = [
      { path: 'email', message: 'Enter an email address like name@example.com.' },
      { path: 'body', message: 'Odd.' },
    ];
    const outcome = contactFailure(
      answered(400, { message: 'Enter an email address like name@example.com.', details }),
    );
    expect(outcome.problems).toEqual({ email: 'Enter an email address like name@example.com.' });
  });

  it('says when to try again if the server’s text does not', () => {
    expect(contactFailure(answered(429, {}, '90')).retryAfterSeconds).toBe(90);
    expect(contactFailure(answered(429, { message: 'In an hour.' }, '3600')).retryAfterSeconds).toBeNull();
  });
});

it('contactSuccess has the site’s own text', () => {
  expect(contactSuccess()).toEqual({ status: 'success', text: 'Message sent — we’ll reply shortly.' });
});

describe('sendContact', () => {
  let server: TestServer;
  let answer = { status: 201, body: '{"id":"1","message":"Stored."}' };
  beforeAll(async () => {
    server = await startServer((_incoming, outgoing) => {
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  afterEach(() => void (server.seen.length = 0));
  afterAll(() => server.close());
  const client = (baseAddress = server.address, timeoutMs = 5_000) =>
    createClient({ baseAddress, timeoutMs, readToken: () => 'a.b.c' });

  it('sends JSON, never the staff’s token', async () => {
    expect(await sendContact(LETTER, client())).toEqual(contactSuccess());
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/api/contact' });
    expect(server.seen[0]?.headers).toMatchObject({ 'x-page-path': '/contact' });
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(server.seen[0]?.headers).not.toHaveProperty('x-honeypot');
  });

  it('reports a refusal in the server’s words', async () => {
    answer = { status: 400, body: '{"message":"Name is required."}' };
    expect(await sendContact(LETTER, client())).toMatchObject({ status: 'error', text: 'Name is required.' });
  });

  it('reports a missing answer in our own words', async () => {
    const gone = await startServer(() => {});
    const silent = await startServer(() => {});
    await gone.close();
    expect(await sendContact(LETTER, client(gone.address))).toMatchObject({ text: NOT_SENT });
    expect(await sendContact(LETTER, client(silent.address, 100))).toMatchObject({ text: NOT_SENT });
    const aborted = (call: Parameters<ReturnType<typeof createClient>>[0]) =>
      client()({ ...call, signal: AbortSignal.abort() });
    expect(await sendContact(LETTER, aborted)).toMatchObject({ text: NOT_SENT });
    await silent.close();
  });

  it('says how to send it from a tab that was opened before the site was updated', async () => {
    const send = () => Promise.reject(new CodeMissingError(new TypeError('404')));
    expect(await sendContact(LETTER, send)).toMatchObject({
      text: `${NOT_SENT} If that fails too, copy what you wrote, reload the page and send it from there.`,
    });
  });
});
