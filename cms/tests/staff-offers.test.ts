import { describe, expect, it } from 'vitest';
import { offer } from '../src/contract/entities/offer';
import { cms, content, staff, startOwnCms } from './own-cms';

startOwnCms();

const root = '/api/admin/offers';
const add = async (body: Record<string, unknown>) => (await staff.call('POST', root, body)).body;
const put = (id: string, body: Record<string, unknown>, headers = {}) =>
  staff.call('PUT', `${root}/${id}`, body, headers);
const remove = (id: string) => staff.call('DELETE', `${root}/${id}`);
const publicTitles = async (search = ''): Promise<string[]> =>
  (await cms.ask(`/api/offers?limit=100${search}`)).body.map(({ title }: { title: string }) => title);
const staffTitles = async (): Promise<string[]> =>
  (await staff.call('GET', root)).body.items.map(({ title }: { title: string }) => title);

describe('the staff calls on /api/admin/offers', () => {
  it('add an offer that shows at once, with its defaults', async () => {
    const reply = await staff.call('POST', root, { title: '  Vermut hour ' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{24}$/),
      imageUrl: null,
      badge: '',
      title: 'Vermut hour',
      focus: 'center',
      subtitle: '',
      ctaPrimaryLabel: '',
      ctaPrimaryTo: '',
      ctaSecondaryLabel: '',
      ctaSecondaryTo: '',
      imageId: null,
      image_alt: '',
      startDate: null,
      endDate: null,
      active: true,
      order: 999,
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(await publicTitles()).toContain('Vermut hour');

    const found = await staff.call('GET', `${root}/${reply.body.id}`);
    expect(found).toMatchObject({ status: 200, body: reply.body });
    expect(found.headers.get('etag')).toBe(reply.body.etag);
    expect((await remove(reply.body.id)).status).toBe(204);
    expect(await publicTitles()).not.toContain('Vermut hour');
    expect((await staff.call('GET', `${root}/${reply.body.id}`)).status).toBe(404);
    expect((await remove(reply.body.id)).status).toBe(404);
  });

  it('keep what a change leaves out, and clear what it empties', async () => {
    const { documentId: imageId } = await cms.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { id: await content.picture('A plate') } });
    const full = {
      title: 'Two for one',
      focus: 'left',
      subtitle: 'All of November',
      badge: 'New',
      ctaPrimaryLabel: 'Book',
      ctaPrimaryTo: '/reservations',
      ctaSecondaryLabel: 'Call',
      ctaSecondaryTo: 'tel:+16175550100',
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      active: true,
      order: 3,
      imageId,
    };
    const made = await add(full);
    expect(made).toMatchObject({ ...full, image_alt: 'A plate' });
    expect(made.imageUrl).toMatch(/^\/uploads\/.+\?v=\w+$/);
    expect((await put(made.id, { title: 'Three for two' })).body).toMatchObject({
      ...full,
      title: 'Three for two',
    });
    expect(await publicTitles('&date=2026-11-30')).toContain('Three for two');
    expect(await publicTitles('&date=2026-12-01')).not.toContain('Three for two');

    const changed = await put(made.id, { ...full, active: false });
    expect(changed.body).toMatchObject({ ...full, active: false, id: made.id, imageUrl: made.imageUrl });
    expect(await publicTitles('&date=2026-11-30')).not.toContain('Two for one');

    const cleared = await put(made.id, {
      title: 'Bare',
      subtitle: '',
      badge: null,
      ctaPrimaryLabel: '',
      ctaPrimaryTo: '',
      ctaSecondaryLabel: null,
      ctaSecondaryTo: null,
      startDate: null,
      endDate: '',
      order: null,
      imageId: null,
    });
    expect(offer.forStaff.parse(cleared.body)).toMatchObject({
      subtitle: '',
      badge: '',
      ctaPrimaryTo: '',
      ctaSecondaryTo: '',
      startDate: null,
      endDate: null,
      order: 999,
      imageId: null,
      imageUrl: null,
      image_alt: '',
      active: false,
    });
    await remove(made.id);
  });

  it.each([
    ['no title', { title: undefined }, 'title', 'Title is required.'],
    ['a title that is too long', { title: 'a'.repeat(121) }, 'title', 'at most 120 characters'],
    ['a link that runs a script', { ctaPrimaryTo: 'javascript:alert(1)' }, 'ctaPrimaryTo', 'must be a path'],
    ['a link to elsewhere', { ctaSecondaryTo: '//evil.example' }, 'ctaSecondaryTo', 'must be a path'],
    ['a day that does not exist', { startDate: '2026-02-29' }, 'startDate', 'Start date must be a day'],
    ['an unknown part of the photo', { focus: 'top' }, 'focus', 'must be one of'],
    ['an unknown picture', { imageId: 'unknown' }, 'imageId', 'no such picture'],
    ['an unknown field', { price: 5 }, 'price', 'can’t be set here'],
    ['an order below 0', { order: -1 }, 'order', 'at least 0'],
    [
      'an end before the start',
      { startDate: '2026-12-02', endDate: '2026-12-01' },
      'endDate',
      'The end is before the start.',
    ],
  ])('refuse %s', async (_case, fields, path, message) => {
    const before = await staffTitles();
    const reply = await staff.call('POST', root, { title: 'Refused', ...fields });
    expect(reply).toMatchObject({ status: 400, body: { error: 'ValidationError' } });
    expect(reply.body.details).toEqual([{ path, message: expect.stringContaining(message) }]);
    expect(await staffTitles()).toEqual(before);
  });

  it('check a change against the whole offer', async () => {
    const { id } = await add({ title: 'Whole', startDate: '2026-12-02' });
    const refused = await put(id, { title: 'Whole', endDate: '2026-12-01' });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'endDate' }] } });
    expect((await put(id, { title: 'Whole', endDate: '2026-12-02' })).status).toBe(200);
    expect((await put(id, { title: 'Whole', startDate: '2026-12-03' })).status).toBe(400);
    await remove(id);
  });

  it('list all, by order, including those that are off or over, in pages', async () => {
    const ids = [];
    for (const body of [
      { title: 'C', order: 3 },
      { title: 'A', order: 1, active: false },
      { title: 'B', order: 2, endDate: '2020-01-01' },
    ]) {
      ids.push((await add(body)).id);
    }
    expect(await staffTitles()).toEqual(['A', 'B', 'C']);
    const { body } = await staff.call('GET', `${root}?page=2&pageSize=2&other=1`);
    expect(body).toMatchObject({ page: 2, pageSize: 2, total: 3, items: [{ title: 'C' }] });
    expect(offer.forStaff.safeParse(body.items[0]).success).toBe(true);
    expect((await staff.call('GET', `${root}?pageSize=101`)).status).toBe(400);
    await Promise.all(ids.map(remove));
  });

  it('reorder all or nothing, and the public list at once', async () => {
    const made = [];
    for (const title of ['One', 'Two', 'Three']) made.push(await add({ title }));
    const [one, two, three] = made.map(({ id }) => id as string);
    const reply = await staff.call('POST', `${root}/reorder`, { ids: [three, one] });
    expect(reply.status).toBe(200);
    expect(reply.body.items.map(({ id }: { id: string }) => id)).toEqual([three, one, two]);
    expect(reply.body.total).toBe(3);
    expect(await publicTitles()).toEqual(['Three', 'One', 'Two']);
    for (const ids of [[one, 'unknown'], [two, two], [], 'all']) {
      const refused = await staff.call('POST', `${root}/reorder`, { ids });
      expect(refused, JSON.stringify(ids)).toMatchObject({
        status: 400,
        body: { details: [{ path: 'ids' }] },
      });
    }
    expect(await publicTitles()).toEqual(['Three', 'One', 'Two']);
    await Promise.all(made.map(({ id }) => remove(id)));
  });
});
