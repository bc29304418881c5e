import { expect, it } from 'vitest';
import { LONGEST_LINK, replyLink } from './reply-link';
import { message } from '../../testing/admin/message';

const now = new Date('2026-11-21T21:00:00Z');
const reply = (fields: Parameters<typeof message>[0]) => replyLink(message(fields), now, 'America/New_York');

/** What an email app reads from the link. */
function opened(href: string) {
  const [, to, query] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const fields = new Map((query ?? '').split('&').map((pair) => pair.split('=') as [string, string]));
  const read = (name: string) => decodeURIComponent(fields.get(name) ?? '');
  return {
    to: decodeURIComponent(to ?? ''),
    subject: read('subject'),
    body: read('body'),
    names: [...fields.keys()],
  };
}

it('addresses the sender, with the message quoted line by line below space for the answer', () => {
  const { href, isCut } = reply({ message: 'Hola,\n\na table & a window = joy?' });
  expect(isCut).toBe(false);
  expect(opened(href)).toEqual({
    to: 'ana@diner.example',
    subject: 'Re: A table for eight',
    body: '\r\n\r\nOn Sat, Nov 21, 3:10 PM, Ana Muñoz wrote:\r\n> Hola,\r\n>\r\n> a table & a window = joy?',
    names: ['subject', 'body'],
  });
  // Email apps do not read `+` as a space.
  expect(href).not.toMatch(/[+ ]/);
  expect(href).toContain('%0D%0A');
});

it('adds no fields and no second “Re:”, whatever the visitor wrote', () => {
  const { href } = reply({
    email: "o'b+x?cc=all@diner.example",
    subject: 're: bill&bcc=a@b.example',
    message: 'x\r\nBcc: a@b.example &attach=/etc',
  });
  expect(opened(href)).toMatchObject({
    to: "o'b+x?cc=all@diner.example",
    subject: 're: bill&bcc=a@b.example',
    names: ['subject', 'body'],
  });
});

it('truncates a long message to what mail programs accept, never inside a character, and says so', () => {
  for (const text of ['Dear all, '.repeat(500), '👩‍👩‍👧'.repeat(600), '\n'.repeat(4_000), 'ñ'.repeat(5_000)]) {
    const { href, isCut } = reply({ message: `Hola${text}adios` });
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(LONGEST_LINK);
    const { body } = opened(href);
    expect(body).toContain('> Hola');
    expect(body).toMatch(/\r\n> \[…\]$/);
    expect(body.replaceAll('👩‍👩‍👧', '')).not.toMatch(/👩|👧/u);
  }
});

it('leaves room for the message under a very long subject, and handles half a surrogate pair', () => {
  const { href } = reply({ subject: '漢'.repeat(200), message: 'Hello \uD83E there' });
  expect(href.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(opened(href).body).toContain('> Hello \uFFFD there');
});
