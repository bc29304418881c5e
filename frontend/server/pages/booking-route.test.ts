import { expect, test } from 'vitest';
import { fixtureApp } from '../testing/fixture-app';
import { startHost } from '../testing/running-host';

type Booking = ReturnType<typeof fixtureApp.bookTable>;

const start = (bookTable: typeof fixtureApp.bookTable) => startHost({ app: { ...fixtureApp, bookTable } });

test('a chosen table opens the restaurant’s own booking page, once', async () => {
  const asked: unknown[] = [];
  const host = await start((settings, fields) => {
    asked.push(settings, Object.fromEntries(fields));
    return { kind: 'address', address: 'https://book.example/"<a>?n=2&t=19:00' };
  });
  const { status, headers, text } = await host.send('/book?covers=2&time=19%3A00');
  expect(asked).toEqual([
    { name: 'Casa', phone: '(617) 555-0199' },
    { covers: '2', time: '19:00' },
  ]);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  const address = 'https://book.example/&#34;&#60;a&#62;?n=2&#38;t=19:00';
  expect(text).toContain(`<meta http-equiv="refresh" content="0;url=${address}">`);
  expect(text).toContain(`<a href="${address}">`);
});

test('an invalid choice is explained, with a link back and the phone number, and nothing opens', async () => {
  const host = await start((): Booking => ({ kind: 'problem', text: 'We are <closed>.' }));
  const { status, text } = await host.send('/book?date=2026-11-26');
  expect(status).toBe(400);
  expect(text).toContain('We are &#60;closed&#62;.');
  expect(text).toContain('<a href="/reservations">Choose again</a>');
  expect(text).toContain('(617) 555-0199');
  expect(text).not.toContain('refresh');
});

test('redirects back to the page if the provider does not support a chosen table', async () => {
  const host = await startHost();
  const { status, headers } = await host.send('/book?covers=2');
  expect([status, headers.location]).toEqual([302, '/reservations']);
});
