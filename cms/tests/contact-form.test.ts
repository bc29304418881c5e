import { describe, expect, it } from 'vitest';
import { goodMessage, sendMessage } from './contact-visitor';
import { itOnce } from './once';
import { cms, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';

startOwnCms();

const count = () => cms.strapi.db.query('api::contact.contact-message').count();
const stored = async (id: string) => (await staff.call('GET', `/api/admin/contacts/${id}`)).body;

describe('a message', () => {
  it('is stored when it is answered', async () => {
    const reply = await sendMessage(
      cms,
      { subject: 'Friday', phone: '(617) 555-0199' },
      { 'x-page-path': '/contact' },
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]+$/),
      message: 'Message sent — we’ll reply shortly.',
    });
    expect(await stored(reply.body.id)).toMatchObject({
      ...goodMessage,
      subject: 'Friday',
      phone: '(617) 555-0199',
      pagePath: '/contact',
    });
  });

  it('says at the start, and with each message, that no mail is set up', async () => {
    expect(cms.printed).toContain('Contact messages are not emailed to staff');
    const { body } = await sendMessage(cms);
    const { mail } = await stored(body.id);
    expect(mail).toEqual({ state: 'none', attempts: 0, nextAttemptAt: null, lastError: '' });
    expect(await cms.strapi.db.query('api::contact.contact-mail').count()).toBe(0);
  });

  itOnce.each([
    [{}, { subject: 'Contact from website', phone: '' }],
    [
      { subject: '  ', phone: '' },
      { subject: 'Contact from website', phone: '' },
    ],
    [{ name: '  José\r\n Núñez ' }, { name: 'José  Núñez' }],
    [{ subject: 'a\r\nBcc: x@evil.example' }, { subject: 'a Bcc: x@evil.example' }],
    [{ message: '\r\n one\r\ntwo\rthree \n' }, { message: 'one\ntwo\nthree' }],
    [{ name: '🥘 Ñandú 漢字' }, { name: '🥘 Ñandú 漢字' }],
    [{ message: 'half \ud83e a pair' }, { message: 'half \ufffd a pair' }],
    [{ email: ' ana@diner.example ' }, { email: 'ana@diner.example' }],
  ])('keeps %j tidied', async (body, expected) => {
    const reply = await sendMessage(cms, body);
    expect(reply.status).toBe(201);
    expect(await stored(reply.body.id)).toMatchObject(expected);
  });

  it('may be as long as the rules say', async () => {
    const longest = {
      name: 'ñ'.repeat(120),
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`.slice(
        0,
        254,
      ),
      subject: 's'.repeat(200),
      phone: '1'.repeat(40),
      message: '漢'.repeat(5_000),
    };
    const reply = await sendMessage(cms, longest);
    expect(reply.status).toBe(201);
    expect(await stored(reply.body.id)).toMatchObject(longest);
  });

  const injections = [
    `'; DROP TABLE contact_messages; --`,
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '{"$gt": ""} || 1==1',
    '${process.env.JWT_SECRET} <%= 7 %> {{7*7}}',
    '../../etc/passwd %00 %0d%0aBcc: x@evil.example',
  ];
  itOnce.each(injections)('keeps %s as plain text in every field', async (text) => {
    const body = { name: text, subject: text, message: text, phone: text.slice(0, 40).trim() };
    const reply = await sendMessage(cms, body, { 'x-page-path': text });
    expect(reply.status).toBe(201);
    expect(await stored(reply.body.id)).toMatchObject({ ...body, pagePath: text });
  });

  it('keeps the page it came from, whatever that is, cut to length', async () => {
    const long = await sendMessage(cms, {}, { 'x-page-path': `/${'x'.repeat(5_000)}` });
    expect((await stored(long.body.id)).pagePath).toBe(`/${'x'.repeat(499)}`);
    const odd = await sendMessage(cms, {}, { 'x-page-path': '\t/men\u00fa\u0085x' });
    expect(odd.status).toBe(201);
    expect((await stored(odd.body.id)).pagePath).toBe('/menú x');
  });

  it('shows in the panel, too', async () => {
    const { body } = await sendMessage(cms, { name: 'Panel reader' });
    const panel = await signInToPanel(cms);
    const list = await panel.call(
      'GET',
      '/content-manager/collection-types/api::contact.contact-message?sort=createdAt:DESC',
    );
    expect(list.status).toBe(200);
    const entries = list.body.results as { documentId: string; name: string }[];
    expect(entries.find(({ documentId }) => documentId === body.id)?.name).toBe('Panel reader');
  });
});

describe('a message that is sent again', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const mails = () => cms.strapi.db.query('api::contact.contact-mail').count();

  it('with the same key is stored once, and answered as the first time', async () => {
    const headers = key();
    const first = await sendMessage(cms, {}, headers);
    const before = [await count(), await mails()];
    const again = await sendMessage(cms, { subject: ' ', name: ' Ana García ' }, headers);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect([await count(), await mails()]).toEqual(before);
    expect(await stored(first.body.id)).not.toHaveProperty('sendKey');
  });

  it('at the same time is stored once', async () => {
    const headers = key();
    const before = await count();
    const replies = await Promise.all(Array.from({ length: 8 }, () => sendMessage(cms, {}, headers)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['another text', { message: 'A table for five, please.' }, {}],
    ['a filled honeypot', {}, { 'x-honeypot': 'x' }],
    ['another key', {}, key()],
  ])('with %s is a different message', async (_what, body, other) => {
    const headers = key();
    const first = await sendMessage(cms, {}, headers);
    const second = await sendMessage(cms, body, { ...headers, ...other });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('after a day, or once the first was deleted, is a new message', async () => {
    const headers = key();
    const ids: string[] = [];
    const send = async () => ids.push((await sendMessage(cms, {}, headers)).body.id);
    await send();
    const yesterday = { createdAt: new Date(Date.now() - 25 * 3_600_000) };
    await cms.strapi.db
      .query('api::contact.contact-message')
      .update({ where: { documentId: ids[0] ?? '' }, data: yesterday });
    await send();
    await staff.call('DELETE', `/api/admin/contacts/${ids[1]}`);
    await send();
    expect(new Set(ids).size).toBe(3);
  });

  itOnce.each(['short', 'x'.repeat(101), 'with a space in it', `${'a'.repeat(16)};`])(
    'with the key %s is refused',
    async (bad) => {
      const before = await count();
      const reply = await sendMessage(cms, {}, { 'idempotency-key': bad });
      expect(reply).toMatchObject({ status: 400, body: { details: [{ path: 'Idempotency-Key' }] } });
      expect(await count()).toBe(before);
    },
  );
});

describe('spam', () => {
  it('gets the same answer, and staff see it only on request', async () => {
    const reply = await sendMessage(cms, { name: 'Robot' }, { 'x-honeypot': 'https://evil.example' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ id: expect.any(String), message: 'Message sent — we’ll reply shortly.' });
    const ids = async (query: string) =>
      (await staff.call('GET', `/api/admin/contacts?pageSize=100${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('')).not.toContain(reply.body.id);
    expect(await ids('&search=robot')).toEqual([]);
    expect(await ids('&status=spam&search=robot')).toEqual([reply.body.id]);
    expect(await stored(reply.body.id)).toMatchObject({ status: 'spam', mail: { state: 'none' } });
  });

  it('is checked like any message', async () => {
    const before = await count();
    expect((await sendMessage(cms, { name: '' }, { 'x-honeypot': 'x' })).status).toBe(400);
    expect(await count()).toBe(before);
  });
});

describe('is refused, with nothing stored:', () => {
  itOnce.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is not text', { name: { $gt: '' } }, 'name'],
    ['a long name', { name: 'x'.repeat(121) }, 'name'],
    ['a very long name', { name: 'x'.repeat(30_000) }, 'name'],
    ['NUL', { name: 'A\u0000na' }, 'name'],
    ['a control character', { message: 'Good\u0007 evening' }, 'message'],
    ['no email address', { email: 'ana' }, 'email'],
    ['a second address', { email: 'ana@diner.example, eve@evil.example' }, 'email'],
    ['a header in the address', { email: 'ana@diner.example\r\nBcc: x@evil.example' }, 'email'],
    [
      'an address of more than 254 characters',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(100)}example` },
      'email',
    ],
    ['a short message', { message: ' abcd ' }, 'message'],
    ['a long message', { message: 'x'.repeat(5_001) }, 'message'],
    ['a long subject', { subject: 'x'.repeat(201) }, 'subject'],
    ['a long phone', { phone: '1'.repeat(41) }, 'phone'],
    ['a field that does not exist', { state: 'read' }, 'state'],
  ])('%s', async (_what, body, field) => {
    const before = await count();
    const reply = await sendMessage(cms, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: 'ValidationError', details: [{ path: field }] });
    expect(await count()).toBe(before);
  });

  it('a megabyte', async () => {
    expect((await sendMessage(cms, { name: 'x'.repeat(1_000_000) })).status).toBe(413);
  });

  it('anything, while the database refuses it', async () => {
    const db = cms.strapi.db;
    await db.connection.raw('ALTER TABLE contact_messages RENAME TO contact_messages_away');
    try {
      const reply = await sendMessage(cms);
      expect(reply.status).toBe(503);
      expect(reply.body).toEqual({
        status: 503,
        error: 'ServiceUnavailableError',
        message: 'We could not take your message just now. Please send it again in a moment.',
      });
    } finally {
      await db.connection.raw('ALTER TABLE contact_messages_away RENAME TO contact_messages');
    }
    expect(cms.takeErrors().join()).toContain('The message could not be stored');
  });
});
