import { readdir } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookAt, quarter } from './make-pictures';
import { describeOnce, itOnce } from './once';
import { cms, content, place, restartOwnCms, staff, startOwnCms } from './own-cms';
import { signInToPanel } from './panel-session';
import type { Reply } from './running-cms';
import { download, sendPicture } from './sending-pictures';
import { isFirstDatabase } from './temporary-place';

const fileUid = 'plugin::upload.file';
const changeUid = 'api::history.history-change';
const offerUid = 'api::offer.offer';

let photo: Buffer;
let panel: Awaited<ReturnType<typeof signInToPanel>>;

startOwnCms();

beforeAll(async () => {
  photo = await (await quarter(600, 400)).jpeg().toBuffer();
  panel = await signInToPanel(cms);
  await content.settings({ name: 'Casa Bodegón', timezone: 'America/New_York' });
});

const root = '/api/admin/uploads';
const any = { 'if-match': '*' };
const found = async (id: string) => (await staff.call('GET', `${root}/${id}`)).body;
const removed = (id: string) => staff.call('DELETE', `${root}/${id}`, undefined, any);
const rowOf = (documentId: string) => cms.strapi.db.query(fileUid).findOne({ where: { documentId } });
const sent = async (alt = 'A plate'): Promise<string> => {
  const { status, body } = await sendPicture(cms, staff.token, photo, { name: 'plate.jpg', alt });
  expect(status).toBe(201);
  return body.id;
};
const shownBy = async (imageId: string | null, title = 'Vermut hour'): Promise<string> =>
  (await staff.call('POST', '/api/admin/offers', { title, imageId })).body.id;
const pictureOf = async (offer: string) =>
  (await staff.call('GET', `/api/admin/offers/${offer}`)).body.imageId;
const newest = async (entry: string) =>
  (await staff.call('GET', `/api/admin/history?entry=${entry}`)).body.items[0];
/** Makes everything recorded so far 14 months old. */
const age = async () => {
  const old = new Date();
  old.setUTCMonth(old.getUTCMonth() - 14);
  await cms.strapi.db.query(changeUid).updateMany({ where: {}, data: { createdAt: old } });
};

describe('The library', () => {
  itOnce('says what each picture is, where it is used and until when the history needs it', async () => {
    const id = await sent('Prawns on a plate');
    const category = await content.category('Mariscos');
    const { id: image } = await rowOf(id);
    const dish = await content.dish('Gambas', category, { image });
    const highlight = await content.highlight({ dish, image, position: 1 });
    const reply = await staff.call('GET', `${root}?pageSize=1`);
    expect(reply.body).toMatchObject({ page: 1, pageSize: 1, total: expect.any(Number) });
    const [first] = reply.body.items;
    expect(first).toMatchObject({
      id,
      name: 'plate.jpg',
      alt: 'Prawns on a plate',
      width: 600,
      height: 400,
      original: { id },
      crop: null,
      crops: [],
      uses: [
        { kind: 'dish', id: dish, title: 'Gambas' },
        { kind: 'highlight', id: highlight, title: 'Gambas' },
      ],
      neededUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const { bytes } = await download(cms, first.url);
    expect(Math.abs(first.bytes - bytes.length)).toBeLessThan(10);
    expect(Date.now() - Date.parse(first.madeAt)).toBeLessThan(60_000);
    expect(await found(id)).toEqual(first);
  });

  it('lets two people describe a picture one after the other, not over each other', async () => {
    const id = await sent();
    const { etag } = await found(id);
    const patch = (alt: string) => staff.call('PATCH', `${root}/${id}`, { alt }, { 'if-match': etag });
    expect((await patch('Prawns')).status).toBe(200);
    const second = await patch('Shrimp');
    expect(second).toMatchObject({ status: 412, body: { current: { alt: 'Prawns' } } });
  });
});

describe('Replacing a picture', () => {
  it('changes all its places at once, in the history, and is undone in one call', async () => {
    const [old, next] = [await sent(), await sent('Another plate')];
    const offers = [await shownBy(old, 'One'), await shownBy(old, 'Two')];
    const { status, body } = await staff.call('POST', `${root}/${old}/replace`, { by: next });
    expect(status).toBe(200);
    expect(body.places.map(({ id }: { id: string }) => id).sort()).toEqual([...offers].sort());
    expect(body.picture).toMatchObject({ id: next, uses: body.places });
    for (const offer of offers) {
      expect(await pictureOf(offer)).toBe(next);
      expect(await newest(offer)).toMatchObject({
        by: { kind: 'staff' },
        fields: [{ name: 'image', from: 'A plate', to: 'Another plate' }],
      });
    }
    // Meanwhile a third place shows the new one: undoing leaves it alone.
    const third = await shownBy(next, 'Three');
    const undo = await staff.call('POST', `${root}/${next}/replace`, { by: old, at: placesIn(body) });
    expect(undo.body.places).toHaveLength(2);
    expect(await Promise.all([...offers, third].map(pictureOf))).toEqual([old, old, next]);
  });

  it('in one place leaves the other places alone', async () => {
    const [old, next] = [await sent(), await sent()];
    const offers = [await shownBy(old, 'One'), await shownBy(old, 'Two')];
    const at = [{ kind: 'offer', id: offers[1] }];
    expect((await staff.call('POST', `${root}/${old}/replace`, { by: next, at })).status).toBe(200);
    expect(await Promise.all(offers.map(pictureOf))).toEqual([old, next]);
  });

  itOnce('does nothing if it is no longer shown, or if the new one is unknown or the same', async () => {
    const [old, next] = [await sent(), await sent()];
    const offer = await shownBy(next);
    const replies = [
      await staff.call('POST', `${root}/${old}/replace`, { by: next }),
      await staff.call('POST', `${root}/${old}/replace`, { by: next, at: [{ kind: 'offer', id: offer }] }),
      await staff.call('POST', `${root}/${next}/replace`, { by: 'nosuchpicture' }),
      await staff.call('POST', `${root}/${next}/replace`, { by: next }),
      await staff.call('POST', `${root}/nosuchpicture/replace`, { by: next }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 400, 400, 404]);
    expect(await pictureOf(offer)).toBe(next);
  });

  it('is all or nothing', async () => {
    const [old, next] = [await sent(), await sent()];
    const offers = [await shownBy(old, 'One'), await shownBy(old, 'Two')];
    let writes = 0;
    cms.strapi.documents.use((context, go) => {
      const isSecond = context.uid === offerUid && context.action === 'update' && (writes += 1) === 2;
      if (isSecond) throw new Error('The second place fails');
      return go();
    });
    expect((await staff.call('POST', `${root}/${old}/replace`, { by: next })).status).toBe(500);
    expect(cms.takeErrors().join()).toContain('The second place fails');
    expect(await Promise.all(offers.map(pictureOf))).toEqual([old, old]);
  });
});

const placesIn = ({ places }: { places: { kind: string; id: string }[] }) =>
  places.map(({ kind, id }) => ({ kind, id }));

describeOnce('Cropping', () => {
  it('makes a new picture from the original, again and again, and shows it instead', async () => {
    const whole = await sent('A blue plate');
    const offers = [await shownBy(whole, 'One'), await shownBy(whole, 'Two')];
    const crop = (id: string, area: object) => staff.call('POST', `${root}/${id}/crop`, area);
    // The picture's saffron quarter (make-pictures.ts), and some of the blue to the right of it.
    const first = await crop(whole, { x: 0, y: 0, width: 400, height: 200 });
    expect(first.status).toBe(200);
    const { picture } = first.body;
    expect(picture).toMatchObject({
      width: 400,
      height: 200,
      alt: 'A blue plate',
      original: { id: whole, width: 600, height: 400 },
      crop: { x: 0, y: 0, width: 400, height: 200 },
    });
    const seen = await lookAt((await download(cms, picture.url)).bytes);
    expect([seen.width, await seen.at(290, 100), await seen.at(310, 100)]).toEqual([400, 'saffron', 'blue']);
    expect(await Promise.all(offers.map(pictureOf))).toEqual([picture.id, picture.id]);

    const wider = await crop(picture.id, { x: 0, y: 0, width: 600, height: 300 });
    expect(wider.body.picture).toMatchObject({ width: 600, original: { id: whole } });
    const back = await staff.call('POST', `${root}/${wider.body.picture.id}/replace`, {
      by: picture.id,
      at: placesIn(wider.body),
    });
    expect(back.status).toBe(200);
    expect(await pictureOf(offers[0] ?? '')).toBe(picture.id);
  });

  it('refuses an area outside, and leaves no picture behind if nothing shows the old one any more', async () => {
    const id = await sent();
    const offer = await shownBy(await sent());
    const before = await cms.strapi.db.query(fileUid).count();
    const area = { x: 0, y: 0, width: 300, height: 200 };
    const at = [{ kind: 'offer', id: offer }];
    const outside = await staff.call('POST', `${root}/${id}/crop`, { ...area, x: 301 });
    expect(outside).toMatchObject({ status: 400, body: { details: [{ path: 'width' }] } });
    expect(outside.body.details[0].message).toContain('600 by 400');
    expect((await staff.call('POST', `${root}/${id}/crop`, { ...area, at })).status).toBe(409);
    expect(await cms.strapi.db.query(fileUid).count()).toBe(before);
  });

  it('leaves no picture behind if storing it fails, and tells that failure even if cleaning up fails too', async () => {
    const id = await sent();
    const { lifecycles } = cms.strapi.db;
    const failing = (hook: 'beforeUpdate' | 'beforeDelete') => {
      const fail = () => {
        throw new Error(`No ${hook}`);
      };
      return lifecycles.subscribe({ models: [fileUid], [hook]: fail });
    };
    const before = await cms.strapi.db.query(fileUid).count();
    const area = { x: 0, y: 0, width: 300, height: 200 };
    const crop = async (more: object) =>
      (await staff.call('POST', `${root}/${id}/crop`, { ...area, ...more })).status;
    const allowUpdates = failing('beforeUpdate');
    expect(await crop({})).toBe(500);
    allowUpdates();
    expect(cms.takeErrors()).toEqual([expect.stringContaining('No beforeUpdate')]);
    expect(await cms.strapi.db.query(fileUid).count()).toBe(before);
    const allowDeletions = failing('beforeDelete');
    expect(await crop({ at: [{ kind: 'offer', id }] })).toBe(409);
    allowDeletions();
  });

  it('keeps an original for as long as a crop of it', async () => {
    const whole = await sent();
    const offer = await shownBy(whole);
    const area = { x: 0, y: 0, width: 300, height: 200 };
    const { picture } = (await staff.call('POST', `${root}/${whole}/crop`, area)).body;
    await age();
    const kept = await removed(whole);
    expect(kept.status).toBe(409);
    expect(kept.body.message).toContain('original of a cropped photo');
    expect((await found(whole)).crops).toEqual([{ id: picture.id, title: 'A plate' }]);
    await staff.call('DELETE', `/api/admin/offers/${offer}`, undefined, any);
    await age();
    expect((await removed(whole)).status).toBe(204);
    expect(await found(picture.id)).toMatchObject({ original: { id: picture.id }, crop: null });
  });
});

describe('Deleting a picture', () => {
  beforeEach(age);

  itOnce('takes its file as well', async () => {
    const id = await sent();
    const { hash } = await rowOf(id);
    const files = async () => (await readdir(place.uploadsDir)).join();
    expect(await files()).toContain(hash);
    expect((await removed(id)).status).toBe(204);
    await expect.poll(files).not.toContain(hash);
    expect((await staff.call('GET', `${root}/${id}`)).status).toBe(404);
  });

  const ways: [string, (id: string) => Promise<Reply>][] = [
    ['in the admin', removed],
    ['in the admin, with others', (id) => staff.call('POST', `${root}/remove`, { ids: [id] })],
    ['in the panel', async (id) => panel.call('DELETE', `/upload/files/${(await rowOf(id)).id}`)],
    [
      'in the panel, with others',
      async (id) =>
        panel.call('POST', '/upload/actions/bulk-delete', {
          fileIds: [(await rowOf(id)).id],
          folderIds: [],
        }),
    ],
  ];

  describe.each(isFirstDatabase ? ways : ways.slice(0, 1))('%s', (_way, remove) => {
    const messageOf = ({ body }: Reply): string => body.message ?? body.error.message;

    it('is refused while it is used, and while the history can bring it back', async () => {
      const id = await sent('Prawns');
      const offer = await shownBy(id, 'Vermut hour');
      const used = await remove(id);
      expect(used.status).toBeGreaterThanOrEqual(400);
      expect(messageOf(used)).toBe(
        'The photo “Prawns” is used by “Vermut hour”. Choose another photo there first.',
      );
      await staff.call('PATCH', `/api/admin/offers/${offer}`, { imageId: null }, any);
      const needed = await remove(id);
      expect(messageOf(needed)).toMatch(
        /^The history needs the photo “Prawns” until \w+ \d+, \d{4}, to bring back/,
      );
      const { url } = await found(id);
      await download(cms, url);
      const change = await newest(offer);
      await staff.call('POST', `/api/admin/history/${change.id}/restore`, { version: 'before' });
      expect(await pictureOf(offer)).toBe(id);
      await staff.call('DELETE', `/api/admin/offers/${offer}`, undefined, any);
      await age();
      expect((await remove(id)).status).toBeLessThan(300);
    });
  });

  it('together with one that is needed deletes none', async () => {
    const [free, used] = [await sent(), await sent()];
    await shownBy(used);
    const ids = [free, used];
    expect((await staff.call('POST', `${root}/remove`, { ids })).status).toBe(409);
    const fileIds = await Promise.all(ids.map(async (id) => (await rowOf(id)).id));
    const inPanel = await panel.call('POST', '/upload/actions/bulk-delete', { fileIds, folderIds: [] });
    expect(inPanel.status).toBe(400);
    const { url } = await found(free);
    await download(cms, url);
  });

  itOnce(
    'of a folder in the panel, with other pictures, is refused if a picture in it is needed',
    async () => {
      const folder = await panel.call('POST', '/upload/folders', { name: 'Old photos', parent: null });
      const [free, used] = [await sent(), await sent()];
      const { id: fileId } = await rowOf(used);
      const { id: folderId } = folder.body.data;
      await panel.call('POST', '/upload/actions/bulk-move', {
        fileIds: [fileId],
        folderIds: [],
        destinationFolderId: folderId,
      });
      await shownBy(used);
      const reply = await panel.call('POST', '/upload/actions/bulk-delete', {
        fileIds: [(await rowOf(free)).id],
        folderIds: [folderId],
      });
      expect(reply.status).toBe(400);
      expect(reply.body.error.message).toContain('is used by');
      for (const id of [free, used]) await download(cms, (await found(id)).url);
    },
  );

  it('at the moment when somebody starts to use it: one of the two is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await sent();
      const offer = await shownBy(null);
      const [deletion, use] = await Promise.all([
        removed(id),
        staff.call('PATCH', `/api/admin/offers/${offer}`, { imageId: id }, any),
      ]);
      const isThere = (await staff.call('GET', `${root}/${id}`)).status === 200;
      expect([deletion.status, use.status]).toEqual(isThere ? [409, 200] : [204, 400]);
      expect(await pictureOf(offer)).toBe(isThere ? id : null);
    }
  });
});

describeOnce('A history from before its pictures were noted', () => {
  it('keeps them from the next start on', async () => {
    const id = await sent();
    const offer = await shownBy(id);
    await staff.call('PATCH', `/api/admin/offers/${offer}`, { imageId: null }, any);
    await cms.strapi.db.query(changeUid).updateMany({ where: {}, data: { pictures: null } });
    expect((await found(id)).neededUntil).toBeNull();
    await restartOwnCms();
    expect((await found(id)).neededUntil).toMatch(/^\d{4}-/);
    expect((await removed(id)).status).toBe(409);
  });
});
