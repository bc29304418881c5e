import { expect, test } from 'vitest';
import { answerAll, startHost, stopClock } from '../testing/running-host';
import type { Upstream } from '../testing/upstream';

const withEvents = (upstream: Upstream) => {
  answerAll(upstream);
  upstream.json('/api/events-specials', [{ id: 'flamenco' }]);
};

test('the feed and an event’s file are calendars with an entity tag', async () => {
  const host = await startHost({ prepare: withEvents });
  const feed = await host.send('/events.ics');
  expect(feed.status).toBe(200);
  expect(feed.text).toContain('flamenco');
  expect(feed.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-content': 'fresh; age=0',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]{27}"$/),
  });
  const again = await host.send('/events.ics', { headers: { 'if-none-match': feed.headers.etag } });
  expect(again).toMatchObject({ status: 304, text: '' });
  const one = await host.send('/events/flamenco.ics');
  expect(one.text).toContain('VCALENDAR flamenco');
  expect(one.headers.etag).not.toBe(feed.headers.etag);
  expect((await host.send('/events.ics', { method: 'HEAD' })).text).toBe('');
});

test('a calendar changes with what it is made from, within a second, and has the same tag on every replica', async () => {
  const advance = stopClock();
  const host = await startHost({ prepare: withEvents });
  const other = await startHost({ prepare: withEvents });
  const first = await host.send('/events.ics');
  expect((await other.send('/events.ics')).headers.etag).toBe(first.headers.etag);
  host.upstream.json('/api/events-specials', [{ id: 'sherry' }]);
  advance(1050);
  const second = await host.send('/events.ics');
  expect(second.text).toContain('sherry');
  expect(second.headers.etag).not.toBe(first.headers.etag);
  expect((await host.send('/events/flamenco.ics')).status).toBe(302);
});

test('the link to a deleted event redirects to the events page', async () => {
  const host = await startHost({ prepare: withEvents });
  expect(await host.send('/events/gone.ics')).toMatchObject({
    status: 302,
    headers: { location: '/events' },
  });
});

test('the feed works while the CMS is down', async () => {
  const advance = stopClock();
  const host = await startHost({ prepare: withEvents });
  const { text } = await host.send('/events.ics');
  await host.upstream.down();
  advance(1050);
  expect(await host.send('/events.ics')).toMatchObject({
    status: 200,
    text,
    headers: { 'x-content': expect.stringMatching(/^stale; age=1/) },
  });
});

test('without a copy it says so, with the phone number and a link to the events', async () => {
  const host = await startHost();
  await host.send('/');
  await host.upstream.down();
  const { status, headers, text } = await host.send('/events.ics');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(text).toContain('The calendar isn’t available right now');
  expect(text).toContain('(617) 555-0199');
  expect(text).toContain('<a href="/events">');
});
