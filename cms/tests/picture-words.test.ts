import { beforeAll, expect, it } from 'vitest';
import { cms, content, staff, startOwnCms } from './own-cms';
import { download } from './sending-pictures';

const fileUid = 'plugin::upload.file';

let picture: string;
let dish: string;

startOwnCms();

beforeAll(async () => {
  const image = await content.picture('Before');
  picture = (await cms.strapi.db.query(fileUid).findOne({ where: { id: image } })).documentId;
  dish = await content.dish('Pulpo', await content.category('Tapas'), { image });
});

const describeIt = (alt: unknown) => staff.call('PATCH', `/api/admin/uploads/${picture}`, { alt });
const shown = async () => (await cms.ask('/api/menu/full')).body.categories[0].items[0];
const stored = () => cms.strapi.db.query(fileUid).findOne({ where: { documentId: picture } });

it('new alternative text shows at once wherever the picture does, and changes nothing else', async () => {
  expect((await shown()).image_alt).toBe('Before');
  const before = await stored();
  const { body: dishBefore } = await staff.call('GET', `/api/admin/menu/${dish}`);
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
  const { body: dishAfter } = await staff.call('GET', `/api/admin/menu/${dish}`);
  expect(dishAfter).toMatchObject({ image_alt: reply.body.alt, etag: dishBefore.etag });
});

it.each([
  ['none', '', 'Alt is required.'],
  ['only spaces', ' \u200b ', 'Alt is required.'],
  ['too many', 'a'.repeat(301), 'Alt must have at most 300 characters.'],
  ['control characters', 'a\u0007', 'Alt must not contain control characters.'],
])('alternative text is refused: %s', async (_case, alt, message) => {
  const before = await stored();
  const reply = await describeIt(alt);
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path: 'alt', message }] } });
  expect(await stored()).toEqual(before);
});

it('alternative text for a picture that does not exist is refused', async () => {
  const reply = await staff.call('PATCH', '/api/admin/uploads/unknown', { alt: 'A plate' });
  expect(reply).toMatchObject({ status: 404, body: { message: expect.stringContaining('no such picture') } });
});

it('of two changes at once, one is stored whole', async () => {
  const replies = await Promise.all([describeIt('One'), describeIt('Two')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(['One', 'Two']).toContain((await stored()).alternativeText);
});
