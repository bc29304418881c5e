import { beforeAll, describe, expect, it } from 'vitest';
import { dish } from '../src/contract/entities/dish';
import { drink } from '../src/contract/entities/drink';
import { event } from '../src/contract/entities/event';
import { offer } from '../src/contract/entities/offer';
import { cms, content, staff, startOwnCms } from './own-cms';
import { sendable } from './sendable';
import { download } from './sending-pictures';

const fileUid = 'plugin::upload.file';

startOwnCms();

const documentIdOf = async (id: number): Promise<string> =>
  (await cms.strapi.db.query(fileUid).findOne({ where: { id } })).documentId;

describe('a picture’s text', () => {
  let picture: string;
  let pulpo: string;

  beforeAll(async () => {
    const image = await content.picture('Before');
    picture = await documentIdOf(image);
    pulpo = await content.dish('Pulpo', await content.category('Tapas'), { image });
  });

  const describeIt = (alt: unknown) => staff.call('PATCH', `/api/admin/uploads/${picture}`, { alt });
  const shown = async () => (await cms.ask('/api/menu/full')).body.categories[0].items[0];
  const stored = () => cms.strapi.db.query(fileUid).findOne({ where: { documentId: picture } });

  it('shows at once wherever the picture does, and changes nothing else', async () => {
    expect((await shown()).image_alt).toBe('Before');
    const before = await stored();
    const { body: dishBefore } = await staff.call('GET', `/api/admin/menu/${pulpo}`);
    const reply = await describeIt('  Octopus 🐙 <b>on</b>\npotatoes ');
    expect(reply).toMatchObject({
      status: 200,
      body: { id: picture, width: before.width, height: before.height, alt: 'Octopus 🐙 <b>on</b> potatoes' },
    });
    expect(await shown()).toMatchObject({ image_alt: reply.body.alt, image: reply.body.url });
    await download(cms, reply.body.url);
    const after = await stored();
    expect({ ...after, updatedAt: null }).toEqual({
      ...before,
      alternativeText: reply.body.alt,
      updatedAt: null,
    });
    // The dish keeps its version, so nobody who has its form open gets a conflict.
    const { body: dishAfter } = await staff.call('GET', `/api/admin/menu/${pulpo}`);
    expect(dishAfter).toMatchObject({ image_alt: reply.body.alt, etag: dishBefore.etag });
  });

  it.each([
    ['none', '', 'Alt is required.'],
    ['only spaces', ' \u200b ', 'Alt is required.'],
    ['too many', 'a'.repeat(301), 'Alt must have at most 300 characters.'],
    ['control characters', 'a\u0007', 'Alt must not contain control characters.'],
  ])('is refused: %s', async (_case, alt, message) => {
    const before = await stored();
    const reply = await describeIt(alt);
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: 'alt', message }] } });
    expect(await stored()).toEqual(before);
  });

  it('is refused for a picture that does not exist', async () => {
    const reply = await staff.call('PATCH', '/api/admin/uploads/unknown', { alt: 'A plate' });
    expect(reply).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('no such picture') },
    });
  });

  it('of two changes at once, one is stored whole', async () => {
    const replies = await Promise.all([describeIt('One'), describeIt('Two')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(['One', 'Two']).toContain((await stored()).alternativeText);
  });
});

let shared: number;
let imageId: string;
beforeAll(async () => {
  shared = await content.picture('A plate');
  imageId = await documentIdOf(shared);
});

const category = async (list: string): Promise<string> =>
  (await staff.call('POST', `/api/admin/${list}/categories`, { name: 'Tapas' })).body.id;

describe.each([
  ['menu', dish.body, async () => ({ name: 'Pulpo', price: 18, category: await category('menu') })],
  ['drinks', drink.body, async () => ({ name: 'Albariño', price: 9, category: await category('drinks') })],
  ['offers', offer.body, async () => ({ title: 'Two for one' })],
  ['events', event.body, async () => ({ title: 'Flamenco' })],
] as const)('an entry of %s that shows a picture', (list, fields, newEntry) => {
  it('keeps its version when the picture’s text is changed, and shows the new one', async () => {
    const root = `/api/admin/${list}`;
    const made = (await staff.call('POST', root, { ...(await newEntry()), imageId })).body;
    const url = `${root}/${made.id}`;
    const address = list === 'offers' ? 'imageUrl' : 'image';
    expect(made).toMatchObject({ imageId, [address]: expect.stringMatching(/^\/uploads\//) });

    const alternativeText = `A plate of ${list}`;
    await cms.strapi.plugin('upload').service('upload').updateFileInfo(shared, { alternativeText });
    const shown = (await staff.call('GET', url)).body;
    expect(shown).toMatchObject({ image_alt: alternativeText, etag: made.etag });
    expect((await staff.call('GET', root)).body.items).toContainEqual(shown);

    const other = await documentIdOf(await content.picture('Another plate'));
    const changed = await staff.call(
      'PUT',
      url,
      { ...sendable(fields, shown), imageId: other },
      { 'if-match': made.etag },
    );
    expect(changed).toMatchObject({ status: 200, body: { imageId: other, image_alt: 'Another plate' } });
    expect(changed.body.etag).not.toBe(made.etag);
  });
});
