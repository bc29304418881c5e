import { beforeAll, describe, expect, it } from 'vitest';
import { dish } from '../src/contract/entities/dish';
import { drink } from '../src/contract/entities/drink';
import { event } from '../src/contract/entities/event';
import { offer } from '../src/contract/entities/offer';
import { cms, content, staff, startOwnCms } from './own-cms';
import { sendable } from './sendable';

let picture: number;
let imageId: string;

startOwnCms();

beforeAll(async () => {
  picture = await content.picture('A plate');
  imageId = await documentIdOf(picture);
});

const documentIdOf = async (id: number): Promise<string> =>
  (await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } })).documentId;

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
    await cms.strapi.plugin('upload').service('upload').updateFileInfo(picture, { alternativeText });
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
