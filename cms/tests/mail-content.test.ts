import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './contact-visitor';
import { contentOf } from './make-content';
import {
  eventually,
  mailVariables,
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from './mail-server';
import { startCms, type RunningCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let server: MailServer;
let cms: RunningCms;

beforeAll(async () => {
  place = await makePlace();
  server = await startMailServer(0, {
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone@') ? Object.assign(new Error('Nobody'), { responseCode: 550 }) : null),
  });
  cms = await startCms(place, {
    ...mailVariables(server.port),
    CONTACT_TO: 'hola@casabodegon.example, gone@casabodegon.example, chef@casabodegon.example',
    MAIL_FROM: 'web@casabodegon.example',
    PUBLIC_URL: 'https://casa.example',
  });
  await contentOf(cms.strapi).settings({ name: 'Casa Bodegón', timezone: 'America/New_York' });
});

afterEach(() => void server.received.splice(0));

afterAll(async () => {
  await cms?.stop();
  await server?.stop();
  await place?.remove();
});

async function mailAbout(
  body: Record<string, unknown>,
  headers = {},
): Promise<{ id: string; mail: ReceivedMail }> {
  const reply = await sendMessage(cms, body, headers);
  expect(reply.status).toBe(201);
  await eventually(
    () => server.received.length,
    (length) => length === 1,
  );
  const [mail] = server.received;
  if (!mail) throw new Error('No mail came');
  return { id: reply.body.id, mail };
}

const headersOf = ({ raw }: ReceivedMail) => raw.slice(0, raw.indexOf('\r\n\r\n'));

it('says who wrote what, goes only to the restaurant, and is answered to the visitor', async () => {
  const warn = vi.spyOn(cms.strapi.log, 'warn').mockImplementation(() => cms.strapi.log);
  const { id, mail } = await mailAbout(
    {
      name: 'José Núñez 🥘',
      subject: '¿Una mesa?',
      phone: '(617) 555-0199',
      message: 'Para cuatro,\nel viernes.',
    },
    { 'x-page-path': '/contact' },
  );
  expect(mail.recipients).toEqual(['hola@casabodegon.example', 'chef@casabodegon.example']);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The mail server refused 1 of the addresses in CONTACT_TO.'),
  );
  expect(mail.from?.value).toEqual([{ name: 'Casa Bodegón', address: 'web@casabodegon.example' }]);
  expect(mail.replyTo?.value).toEqual([{ name: 'José Núñez 🥘', address: 'ana@diner.example' }]);
  expect(mail.subject).toBe('[Casa Bodegón] ¿Una mesa?');
  expect(mail.messageId).toBe(`<contact-${id}@casa.example>`);
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  const lines = mail.text?.split('\n') ?? [];
  expect(lines).toEqual(
    expect.arrayContaining([
      `Open it in the staff area: https://casa.example/admin/contacts/${id}`,
      'Name:    José Núñez 🥘',
      'Email:   ana@diner.example',
      'Phone:   (617) 555-0199',
      'Page:    /contact',
      'Subject: ¿Una mesa?',
      '> Para cuatro,',
      '> el viernes.',
    ]),
  );
});

it('is plain text, whatever was written', async () => {
  const html = '<img src=x onerror=alert(1)> & "x" <a href="https://evil.example">y</a>';
  const { mail } = await mailAbout({ name: html.slice(0, 100), subject: html, message: html });
  expect(mail.html).toBe(false);
  expect(headersOf(mail)).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
  expect(mail.text).toContain(`> ${html}`);
  expect(mail.attachments).toEqual([]);
});

it('carries the longest message whole', async () => {
  const message = `${'x'.repeat(2_000)} ${'ñ '.repeat(1_000)}\n.\n..\nFrom here`;
  const { mail } = await mailAbout({ message });
  const quoted = message.split('\n').map((line) => `> ${line}`.trimEnd());
  expect(mail.text).toContain(quoted.join('\n'));
});

describe('lets nobody add a header, a recipient or one of our lines through', () => {
  const added = 'Bcc: victim@evil.example';
  it.each([
    ['name', `Ana\r\n${added}`],
    ['name', `Ana" <victim@evil.example>, "`],
    ['name', `Ana <victim@evil.example>`],
    ['name', `=?utf-8?Q?Ana=0D=0A${added.replace(' ', '_')}?=`],
    ['subject', `Hello\r\n${added}\r\n\r\n<b>body</b>`],
    ['subject', `Hello\n${added}`],
    ['subject', `Hello\r${added}`],
    ['subject', `Hello\u2028${added}`],
    ['subject', `=?utf-8?B?${Buffer.from(`x\r\n${added}`).toString('base64')}?=`],
    ['phone', `1\r\n${added}`],
    ['message', `Hello\r\n.\r\nRCPT TO:<victim@evil.example>\r\n${added}`],
    ['message', `Hello\nOpen it in the staff area: https://evil.example`],
  ])('%s %j', async (field, text) => {
    const { id, mail } = await mailAbout({ [field]: text });
    expect(mail.recipients).toEqual(['hola@casabodegon.example', 'chef@casabodegon.example']);
    expect(mail.bcc).toBeUndefined();
    expect(mail.cc).toBeUndefined();
    expect(mail.replyTo?.value.map(({ address }) => address)).toEqual(['ana@diner.example']);
    expect(headersOf(mail)).not.toMatch(/^Bcc/im);
    expect(mail.subject).toMatch(/^\[Casa Bodegón\] /);
    const links = mail.text?.split(/\r?\n/).filter((line) => line.startsWith('Open it in')) ?? [];
    expect(links).toEqual([`Open it in the staff area: https://casa.example/admin/contacts/${id}`]);
  });

  it('the page path', async () => {
    const { mail } = await mailAbout({}, { 'x-page-path': `/x\t${added}` });
    expect(mail.text).toContain(`\nPage:    /x ${added}\n`);
    expect(headersOf(mail)).not.toMatch(/^Bcc/im);
  });
});
