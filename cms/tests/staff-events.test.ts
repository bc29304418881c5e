import { describe, expect, it } from 'vitest';
import { event } from '../src/contract/entities/event';
import { cms, staff, startOwnCms } from './own-cms';

startOwnCms();

const root = '/api/admin/events';
const add = async (body: Record<string, unknown>) => (await staff.call('POST', root, body)).body;
const put = (id: string, body: Record<string, unknown>) => staff.call('PUT', `${root}/${id}`, body);
const remove = (id: string) => staff.call('DELETE', `${root}/${id}`);
const publicEvents = async () => (await cms.ask('/api/events-specials?limit=100')).body;
const titlesOf = (events: { title: string }[]) => events.map(({ title }) => title);

describe('the staff calls on /api/admin/events', () => {
  it('add an event that shows at once, with its defaults', async () => {
    const reply = await staff.call('POST', root, { title: 'Flamenco' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{24}$/),
      type: 'special',
      title: 'Flamenco',
      desc: '',
      image: null,
      date: null,
      ctaTo: '',
      ctaLabel: '',
      imageId: null,
      image_alt: '',
      endDate: null,
      startTime: null,
      endTime: null,
      weekdays: '',
      price: null,
      place: '',
      seats: '',
      active: true,
      order: 999,
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(reply.headers.get('etag')).toBe(reply.body.etag);
    expect(titlesOf(await publicEvents())).toEqual(['Flamenco']);
    const found = await staff.call('GET', `${root}/${reply.body.id}`);
    expect(found).toMatchObject({ status: 200, body: reply.body });
    expect((await remove(reply.body.id)).status).toBe(204);
    expect(await publicEvents()).toEqual([]);
    expect((await staff.call('GET', `${root}/${reply.body.id}`)).status).toBe(404);
  });

  it('keep what a change leaves out, and clear what it empties', async () => {
    const full = {
      type: 'event',
      title: 'Cata de vinos',
      desc: 'Six wines,\nsix bites',
      date: '2199-11-21',
      endDate: '2199-11-22',
      startTime: '19:00',
      endTime: '00:30',
      weekdays: 'THU,FRI',
      price: 58.5,
      place: 'The long table',
      seats: '14 seats',
      ctaTo: 'https://booking.example/cata',
      ctaLabel: 'Book',
      active: true,
      order: 2,
    };
    const made = await add(full);
    expect(made).toMatchObject(full);
    expect((await put(made.id, { title: 'Cata' })).body).toMatchObject({ ...full, title: 'Cata' });
    const { active: _active, order: _order, ...forDiners } = full;
    expect(await publicEvents()).toMatchObject([{ ...forDiners, title: 'Cata', currency: 'USD' }]);
    const cleared = await put(made.id, {
      title: 'Bare',
      desc: '',
      date: '',
      endDate: null,
      startTime: '',
      endTime: null,
      weekdays: '',
      price: null,
      place: null,
      seats: '',
      ctaTo: null,
      ctaLabel: '',
      order: null,
    });
    expect(event.forStaff.parse(cleared.body)).toMatchObject({
      type: 'event',
      desc: '',
      date: null,
      endDate: null,
      startTime: null,
      endTime: null,
      weekdays: '',
      price: null,
      place: '',
      seats: '',
      ctaTo: '',
      ctaLabel: '',
      order: 999,
    });
    await remove(made.id);
  });

  it.each([
    ['no title', { title: '' }, 'title', 'Title is required.'],
    ['another type', { type: 'party' }, 'type', 'must be one of event, special, evergreen'],
    ['words that are too long', { desc: 'a'.repeat(1_001) }, 'desc', 'Description must have at most 1,000'],
    ['a name of another entity’s field', { description: 'a' }, 'description', 'can’t be set here'],
    ['a link that runs a script', { ctaTo: 'javascript:alert(1)' }, 'ctaTo', 'must be a path'],
    ['an end before the start', { date: '2026-12-02', endDate: '2026-12-01' }, 'endDate', 'before the start'],
    ['an end without a start', { endDate: '2026-12-01' }, 'date', 'Enter the first day, too.'],
    ['a time that does not exist', { startTime: '24:00' }, 'startTime', 'must be a time, like 16:00.'],
    ['a time without a date', { startTime: '19:00' }, 'date', 'Enter a date for this time.'],
    [
      'an end without a start time',
      { date: '2026-12-03', endTime: '22:00' },
      'startTime',
      'Enter a start time, too.',
    ],
    [
      'an end time before the start',
      { date: '2026-12-03', startTime: '19:00', endTime: '18:00' },
      'endTime',
      'The event ends before it starts.',
    ],
    ['an unknown weekday', { date: '2026-12-03', weekdays: 'Thursday' }, 'weekdays', 'must be days'],
    ['a weekly one without its first day', { weekdays: 'THU' }, 'date', 'needs a date to start from'],
    [
      'a weekly one without a day',
      { date: '2026-12-04', endDate: '2026-12-08', weekdays: 'THU' },
      'weekdays',
      'None of these weekdays',
    ],
    ['a price with three decimals', { price: 1.005 }, 'price', 'at most two decimals'],
    ['an order that is no whole number', { order: 1.5 }, 'order', 'must be a whole number'],
  ])('refuse %s', async (_case, fields, path, message) => {
    const reply = await staff.call('POST', root, { title: 'Refused', ...fields });
    expect(reply).toMatchObject({ status: 400, body: { error: 'ValidationError' } });
    expect(reply.body.details).toEqual([{ path, message: expect.stringContaining(message) }]);
    expect((await staff.call('GET', root)).body.total).toBe(0);
  });

  it('check a change against the whole event', async () => {
    const { id } = await add({ title: 'Feria', date: '2199-04-01', endDate: '2199-04-03' });
    for (const [fields, path] of [
      [{ date: '2199-04-04' }, 'endDate'],
      [{ endDate: '2199-03-31' }, 'endDate'],
      [{ date: null }, 'date'],
    ] as const) {
      const refused = await put(id, { title: 'Feria', ...fields });
      expect(refused, path).toMatchObject({ status: 400, body: { details: [{ path }] } });
    }
    expect((await staff.call('GET', `${root}/${id}`)).body).toMatchObject({
      date: '2199-04-01',
      endDate: '2199-04-03',
    });
    await remove(id);
  });

  it('list all in the site’s order, including those that are off or over', async () => {
    const ids = [];
    for (const body of [
      { title: 'Undated', type: 'evergreen', order: 1 },
      { title: 'Later', date: '2199-12-02' },
      { title: 'Over', date: '2020-01-01' },
      { title: 'Off', date: '2199-12-01', active: false },
    ]) {
      ids.push((await add(body)).id);
    }
    const { body } = await staff.call('GET', root);
    expect(titlesOf(body.items)).toEqual(['Over', 'Off', 'Later', 'Undated']);
    expect(body).toMatchObject({ page: 1, pageSize: 100, total: 4 });
    expect(titlesOf(await publicEvents())).toEqual(['Later', 'Undated']);
    await Promise.all(ids.map(remove));
  });

  it('reorder those without a date, all or nothing, and the site at once', async () => {
    const made = [];
    for (const title of ['One', 'Two', 'Three']) made.push(await add({ title }));
    const dated = await add({ title: 'Dated', date: '2199-12-01' });
    const off = await add({ title: 'Off', active: false });
    const [one, two, three] = made.map(({ id }) => id as string);
    const reply = await staff.call('POST', `${root}/reorder`, { ids: [three, one] });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ page: 1, total: 4 });
    expect(titlesOf(reply.body.items)).toEqual(['Three', 'One', 'Off', 'Two']);
    expect(titlesOf(await publicEvents())).toEqual(['Dated', 'Three', 'One', 'Two']);
    for (const ids of [[one, 'unknown'], [one, dated.id], [two, two], [], 'all']) {
      const refused = await staff.call('POST', `${root}/reorder`, { ids });
      expect(refused, JSON.stringify(ids)).toMatchObject({
        status: 400,
        body: { details: [{ path: 'ids' }] },
      });
    }
    expect(titlesOf(await publicEvents())).toEqual(['Dated', 'Three', 'One', 'Two']);
    // The dated event keeps its version, so nobody editing it gets a conflict.
    expect((await staff.call('GET', `${root}/${dated.id}`)).body.etag).toBe(dated.etag);
    for (const { id } of [...made, dated, off]) await remove(id);
  });
});
