import { drawn, file } from '../support/drawn-picture';
import { expect, expectOnSite, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import { enterScreen, expectGoodAtAllSizes, PHONE } from '../support/staff-screen';

interface Photo {
  id: string;
  url: string;
  name: string;
  uses: { kind: string; id: string; title: string }[];
  neededUntil: string | null;
}

const photosOf = async (api: StaffApi): Promise<Photo[]> =>
  (await api.must('GET', '/admin/uploads?pageSize=1000')).items;
const photoOf = (api: StaffApi, id: string): Promise<Photo> => api.must('GET', `/admin/uploads/${id}`);
/** The address of a photo’s file, without its version. */
const fileOf = ({ url }: Photo) => url.split('?')[0] ?? '';

/** A photo that only one dish shows, then also given to a second dish. */
async function sharedPhoto(api: StaffApi) {
  const photo = (await photosOf(api)).find(
    ({ uses: [use, ...others] }) => use?.kind === 'dish' && others.length === 0,
  );
  if (!photo) throw new Error('No photo of a single dish');
  const { items } = await api.must('GET', '/admin/menu?pageSize=1000');
  const other = items.find(
    ({ id, imageId }: { id: string; imageId: string | null }) => !imageId && id !== photo.uses[0]?.id,
  );
  await api.must('PATCH', `/admin/menu/${other.id}`, { imageId: photo.id });
  return { photo, titles: [photo.uses[0]?.title ?? '', other.name as string] };
}

test('on a phone, a photo is replaced in both its places, diners see it at once, and one press undoes it', async ({
  staffPage: page,
  api,
}) => {
  test.slow();
  const { photo, titles } = await sharedPhoto(api);
  await enterScreen(page, '/admin/photos', 'Photos', PHONE);
  await page.getByRole('searchbox', { name: 'Search photos' }).fill(titles[1] ?? '');
  await page.locator(`a[href="/admin/photos/${photo.id}"]`).click();
  const uses = page.getByRole('region', { name: 'Where it’s used' });
  for (const title of titles)
    await expect(uses.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectGoodAtAllSizes(page);
  await page.setViewportSize(PHONE);

  await page
    .getByLabel('File of the new photo')
    .setInputFiles(file(await drawn({ width: 1_200, height: 800 })));
  const dialog = page.getByRole('dialog', { name: 'Replace photo' });
  await expect(dialog).toContainText('takes this one’s place in 2 places');
  await dialog.getByLabel(/What does the photo show/).fill('A wall of terracotta');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('The new photo shows in 2 places').first()).toBeVisible({ timeout: 30_000 });
  const [made] = await photosOf(api);
  expect(made?.uses).toHaveLength(2);
  await expectOnSite(page, '/menu', (html) => html.includes(fileOf(made as Photo)), 'the new photo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The earlier photo is back in 2 places').first()).toBeVisible();
  await expectOnSite(page, '/menu', (html) => !html.includes(fileOf(made as Photo)), 'the new photo is gone');
  expect((await photoOf(api, photo.id)).uses).toHaveLength(2);
  // The history can restore the replaced photo, so it is kept.
  await page.goto(`/admin/photos/${made?.id}`);
  await expect(page.getByText(/It’s kept until .* because History may need it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete photo' })).toBeHidden();
});

test('by keyboard, a photo is cropped from its original in one place, and then again to show more', async ({
  staffPage: page,
  api,
}) => {
  const { photo, titles } = await sharedPhoto(api);
  await page.goto(`/admin/photos/${photo.id}`);
  const open = page.getByRole('button', { name: 'Crop again' });
  const dialog = page.getByRole('dialog', { name: 'Crop again' });
  const save = dialog.getByRole('button', { name: 'Save crop' });
  await open.press('Enter');
  await expect(dialog.getByLabel(/Part of the photo that is kept/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Any shape' }).press('Space');
  const corner = dialog.getByLabel('Lower right corner');
  for (let step = 0; step < 5; step += 1) await corner.press('Shift+ArrowLeft');
  await expectGoodAtAllSizes(page);
  await dialog.getByLabel('Where to show it').selectOption({ label: `Only “${titles[1]}” (dish)` });
  await save.press('Enter');
  await expect(page.getByText(`The new photo shows in “${titles[1]}”`).first()).toBeVisible({
    timeout: 30_000,
  });
  const [made] = await photosOf(api);
  expect(made?.uses.map(({ title }) => title)).toEqual([titles[1]]);
  expect((await photoOf(api, photo.id)).uses.map(({ title }) => title)).toEqual([titles[0]]);

  await open.press('Enter');
  await expect(save).toBeDisabled();
  await dialog.getByRole('radio', { name: '16:9' }).press('Space');
  await save.press('Enter');
  await expect(page.getByText(/The new photo shows in/).first()).toBeVisible({ timeout: 30_000 });
  expect((await photoOf(api, photo.id)).uses).toHaveLength(1);
});

test('unused photos are named, counted and deleted together', async ({ staffPage: page, api, product }) => {
  for (const name of ['one', 'two']) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await drawn({ width: 400, height: 300 }))]), `${name}.jpg`);
    form.set('alt', `Photo ${name}`);
    const headers = { authorization: `Bearer ${api.token}` };
    await fetch(`${product.url}/api/admin/uploads`, { method: 'POST', body: form, headers });
  }
  // As if they had been uploaded weeks ago: newer ones stay.
  await page.route('**/api/admin/uploads?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const photo of answer.items) photo.madeAt = '2026-01-01T00:00:00.000Z';
    await route.fulfill({ response, json: answer });
  });
  const unused = (await photosOf(api)).filter(({ uses, neededUntil }) => uses.length === 0 && !neededUntil);
  await enterScreen(page, '/admin/photos?state=unused', 'Photos', PHONE);
  await expect(page.getByRole('listitem').filter({ hasText: 'Not used' })).toHaveCount(unused.length);
  await page.getByRole('button', { name: 'Delete unused…' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${unused.length} unused photos?` });
  await expect(dialog.getByRole('listitem')).toHaveCount(unused.length);
  await expectGoodAtAllSizes(page);
  await dialog.getByRole('button', { name: `Delete ${unused.length} photos` }).click();
  await expect(page.getByText(`${unused.length} unused photos deleted`).first()).toBeVisible();
  expect((await photosOf(api)).filter(({ uses, neededUntil }) => uses.length === 0 && !neededUntil)).toEqual(
    [],
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
