import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../errors';
import { listedServer } from './listed-server';
import { offerBody, offersCollection, slideOf } from './staff-offers';
import { staffCall } from './staff-call';

vi.mock('./staff-call', () => ({ staffCall: vi.fn() }));

const wire = (id: string, order: number) => ({
  id,
  etag: `"${id}"`,
  title: id,
  subtitle: '',
  badge: '',
  ctaPrimaryLabel: '',
  ctaPrimaryTo: '',
  ctaSecondaryLabel: '',
  ctaSecondaryTo: '',
  startDate: null,
  endDate: null,
  active: true,
  order,
  imageId: null,
  imageUrl: null,
  image_alt: '',
});
const FIELDS = {
  title: 'New',
  subtitle: 'Sub',
  badge: 'Badge',
  primaryLabel: 'Look',
  primaryTo: '/menu',
  secondaryLabel: '',
  secondaryTo: '',
  startDate: '2026-11-27',
  endDate: null,
  isActive: true,
  image: { id: 'pic', src: '/uploads/a.jpg', alt: 'A' },
};
let server: ReturnType<typeof serve>;
const serve = (...orders: number[]) => {
  const made = listedServer(
    '/api/admin/offers',
    wire('', 999),
    orders.map((order, at) => wire(`old-${at}`, order)),
  );
  vi.mocked(staffCall).mockImplementation(made.answer);
  return made;
};

beforeEach(() => {
  server = serve(1, 2);
});

it('reads an offer, and refuses what is none', () => {
  const read = offersCollection.read({
    ...wire('a', 3),
    imageId: 'pic',
    imageUrl: '/uploads/a.jpg',
    image_alt: 'A',
  });
  expect(read).toMatchObject({ id: 'a', isActive: true, order: 3, primaryTo: '' });
  expect(read.image).toEqual({ id: 'pic', src: '/uploads/a.jpg', alt: 'A' });
  expect(() => offersCollection.read({ ...wire('a', 3), title: null })).toThrow();
});

it('writes what the API takes', () => {
  expect(offerBody(FIELDS)).toEqual({
    title: 'New',
    subtitle: 'Sub',
    badge: 'Badge',
    ctaPrimaryLabel: 'Look',
    ctaPrimaryTo: '/menu',
    ctaSecondaryLabel: '',
    ctaSecondaryTo: '',
    startDate: '2026-11-27',
    endDate: null,
    active: true,
    imageId: 'pic',
  });
});

it('puts a new offer before all others', async () => {
  const made = await offersCollection.createFirst(FIELDS);
  expect(made).toMatchObject({ title: 'New', order: 0 });
  expect(server.sent).toHaveLength(1);
});

it('puts it before another new one, too', async () => {
  server = serve(0, 1);
  const made = await offersCollection.createFirst(FIELDS);
  expect(made.order).toBe(1);
  expect(server.sent.map((call) => call.split(' ', 2).join(' '))).toEqual(['POST ', 'POST reorder']);
  expect((await offersCollection.list())[0]?.id).toBe(made.id);
});

it('counts it as stored where only its place could not be seen to', async () => {
  const post = offersCollection.createFirst(FIELDS);
  server.answer.mockImplementationOnce(() => Promise.reject(new ApiError('offline', 'Network Error')));
  expect((await post).title).toBe('New');
  expect(server.stored.size).toBe(3);
});

it('switches with the title of the version that is changed, not of an older one', async () => {
  const seen = offersCollection.read(wire('old-0', 1));
  server.put({ ...wire('old-0', 1), title: 'Renamed' });
  const { etag } = await offersCollection.find('old-0');
  await offersCollection.setActive(seen, etag, false);
  expect(server.stored.get('old-0')).toMatchObject({ title: 'Renamed', active: false });
});

it('shows a slide as the site reads it', () => {
  expect(slideOf(FIELDS)).toMatchObject({
    title: 'New',
    imageUrl: '/uploads/a.jpg',
    ctaPrimaryLabel: 'Look',
    ctaSecondaryLabel: 'Book a Table',
    ctaSecondaryTo: '/reservations',
  });
});
