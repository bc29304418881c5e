import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInToPanel } from './panel-session';
import { startCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place.remove());

it('lays out the panel, and leaves alone what a person has laid out since', async () => {
  const uid = 'api::menu.menu-item';
  const configuration = `/content-manager/content-types/${uid}/configuration`;
  const first = await startCms(place);
  const panel = await signInToPanel(first);
  const { settings, metadatas, layouts } = (await panel.call('GET', configuration)).body.data.contentType;
  expect(settings).toMatchObject({ mainField: 'name', defaultSortBy: 'name', pageSize: 50 });
  expect(layouts.list).toEqual([
    'image',
    'name',
    'category',
    'price',
    'available',
    'featured',
    'allergensConfirmed',
  ]);
  expect(metadatas.raw.edit).toMatchObject({
    label: 'Raw or undercooked',
    description: expect.stringContaining('law'),
  });
  const change = await panel.call('PUT', configuration, {
    settings,
    layouts: { ...layouts, list: ['name', 'price'] },
  });
  expect(change.status).toBe(200);
  await first.stop();

  const second = await startCms(place);
  const after = (await (await signInToPanel(second)).call('GET', configuration)).body.data.contentType;
  expect(after.layouts.list).toEqual(['name', 'price']);
  await second.stop();
});

it('lays out every type and component in a way that the panel itself would accept', async () => {
  const cms = await startCms(place);
  const panel = await signInToPanel(cms);
  const { contentTypes, components } = cms.strapi;
  const paths = [
    ...Object.keys(contentTypes)
      .filter((uid) => uid.startsWith('api::'))
      .map((uid) => `content-types/${uid}`),
    ...Object.keys(components).map((uid) => `components/${uid}`),
  ];
  expect(paths).toHaveLength(14);
  for (const path of paths) {
    const { data } = (await panel.call('GET', `/content-manager/${path}/configuration`)).body;
    const { settings, layouts, metadatas } = data.contentType ?? data.component;
    const reply = await panel.call('PUT', `/content-manager/${path}/configuration`, { settings, layouts });
    expect(reply.status, path).toBe(200);
    for (const row of layouts.edit as { name: string; size: number }[][]) {
      expect(
        row.reduce((sum, { size }) => sum + size, 0),
        path,
      ).toBeLessThanOrEqual(12);
      for (const { name } of row) expect(metadatas[name].edit.label, `${path} ${name}`).not.toBe(name);
    }
  }
  await cms.stop();
});
