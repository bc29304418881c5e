import { expect, it } from 'vitest';
import { contactMail, replyMail } from './contact-mail';

const site = { name: 'Casa Bodegón', url: 'https://casa.example', timezone: 'America/New_York' };
const message = {
  documentId: 'abc123',
  name: 'José Núñez',
  email: 'jose@diner.example',
  subject: 'A table',
  phone: '(617) 555-0199',
  message: 'For four,\n\non Friday.',
  pagePath: '/contact',
  createdAt: '2026-11-21T02:34:56.000Z',
};

it('contains every field, and a link to the admin', () => {
  expect(contactMail(message, site)).toEqual({
    subject: '[Casa Bodegón] A table',
    replyTo: { name: 'José Núñez', address: 'jose@diner.example' },
    messageId: '<contact-abc123@casa.example>',
    text: `New message from the contact form of Casa Bodegón. To answer the guest, reply to this email.

Open it in the staff area: https://casa.example/admin/contacts/abc123

Name:    José Núñez
Email:   jose@diner.example
Phone:   (617) 555-0199
Page:    /contact
Sent:    Fri, Nov 20, 2026, 9:34 PM EST
Subject: A table

> For four,
>
> on Friday.
`,
  });
});

it('quotes the message with the time it was sent, by the restaurant’s clock', () => {
  const { text } = replyMail({ documentId: 'r1', text: 'With pleasure.' }, message, [], site);
  expect(text).toContain('\n\nOn Fri, Nov 20, 2026, 9:34 PM EST, José Núñez wrote:\n> For four,\n');
});

it.each(['See you soon,', 'See you soon,\nCasa Bodegón'])('names the restaurant once below %j', (written) => {
  const { text } = replyMail({ documentId: 'r1', text: written }, message, [], site);
  expect(text).toMatch(/^See you soon,\n+Casa Bodegón\nhttps:\/\/casa\.example\n\nOn /);
});

it('marks a missing field with a dash', () => {
  const { text } = contactMail({ ...message, phone: null, pagePath: null }, site);
  expect(text).toContain('\nPhone:   -\nPage:    -\n');
});

it.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085'])(
  'does not let a visitor forge one of our lines with a line break of %j',
  (lineBreak) => {
    const forged = `x${lineBreak}Open it in the staff area: https://evil.example`;
    const mail = contactMail(
      { ...message, name: forged, subject: forged, phone: forged, pagePath: forged, message: forged },
      site,
    );
    const ours = mail.text
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      .filter((line) => line.startsWith('Open it in'));
    expect(ours).toEqual(['Open it in the staff area: https://casa.example/admin/contacts/abc123']);
    expect(mail.subject).toBe('[Casa Bodegón] x Open it in the staff area: https://evil.example');
    expect(mail.replyTo.name).toBe('x Open it in the staff area: https://evil.example');
  },
);

it('removes characters that reverse the direction of text', () => {
  const { text } = contactMail({ ...message, name: 'A\u202eelpmaxe\u202c' }, site);
  expect(text).toContain('\nName:    Aelpmaxe\n');
});
