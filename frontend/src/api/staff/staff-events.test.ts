import { beforeEach, expect, it, vi } from 'vitest';
import { listedServer } from './listed-server';
import { staffCall } from './staff-call';
import { cardOf, eventBody, eventsCollection } from './staff-events';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const wire = (id: string) => ({
  id,
  etag: `"${id}"`,
  type: 'event',
  title: id,
  desc: 'Guitar.',
  date: '2026-12-03',
  endDate: null,
  ctaLabel: 'Book',
  ctaTo: '/reservations',
  active: true,
  order: 1,
  imageId: 'pic',
  image: '/uploads/a.jpg',
  image_alt: 'A',
});
let server: ReturnType<typeof serve>;
const serve = () => listedServer('/api/admin/events', wire(''), [wire('a'), wire('b')]);

beforeEach(() => {
  server = serve();
  vi.mocked(staffCall).mockImplementation(server.answer);
});

it('reads an event, and refuses what is none', () => {
  const { id: _id, etag: _etag, order: _order, ...fields } = eventsCollection.read(wire('a'));
  expect(fields).toEqual({
    type: 'event',
    title: 'a',
    description: 'Guitar.',
    date: '2026-12-03',
    endDate: null,
    buttonLabel: 'Book',
    buttonTo: '/reservations',
    isActive: true,
    image: { id: 'pic', src: '/uploads/a.jpg', alt: 'A' },
  });
  expect(() => eventsCollection.read({ ...wire('a'), type: 'party' })).toThrow();
});

it('writes what the API takes, and shows a card as the site reads it', () => {
  const event = eventsCollection.read(wire('a'));
  const { imageId, desc, ctaLabel, ctaTo, date, endDate, active, title, type } = wire('a');
  expect(eventBody(event)).toEqual({ imageId, desc, ctaLabel, ctaTo, date, endDate, active, title, type });
  expect(cardOf(event)).toMatchObject({ title: 'a', image: '/uploads/a.jpg', ctaLabel: 'Book' });
  expect(cardOf({ ...event, type: 'evergreen', buttonLabel: '' }).ctaLabel).toBe('Learn more');
});

it('sends an order, and reads the answer', async () => {
  const items = await eventsCollection.reorder(['b', 'a']);
  expect(items.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(server.sent).toEqual(['POST reorder {"ids":["b","a"]}']);
});

it('switches with the title of the version that is changed, not of an older one', async () => {
  const seen = eventsCollection.read(wire('a'));
  const { etag } = server.put({ ...wire('a'), title: 'Renamed' });
  await eventsCollection.setActive(seen, etag, false);
  expect(server.stored.get('a')).toMatchObject({ title: 'Renamed', active: false });
});
