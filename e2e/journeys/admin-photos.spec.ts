import { expectNoFindingInEitherScheme } from '../support/axe';
import { drawn, file } from '../support/drawn-picture';
import { expect, expectOnSite, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import { enterScreen, expectFitsAllSizes, expectGoodAtAllSizes, PHONE } from '../support/staff-screen';

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
  await page.getByRole('button', { name: 'Crop again' }).click();
  const cropping = page.getByRole('dialog', { name: 'Crop again' });
  const part = cropping.getByLabel(/Part of the photo that is kept/);
  await expect(part).toBeVisible();
  await cropping.getByRole('radio', { name: 'Any shape' }).press('Space');
  const whole = await part.getAttribute('style');
  await cropping.getByLabel('Lower right corner').press('Shift+ArrowLeft');
  await expect.poll(() => part.getAttribute('style')).not.toBe(whole);
  await expectFitsAllSizes(page);
  await expectNoFindingInEitherScheme(page, '[role=dialog]');
  await cropping.getByRole('button', { name: 'Close' }).last().click();
  await expect(cropping).toBeHidden();
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

  await test.step('the question before unused photos are deleted fits and is readable', async () => {
    // As if they had been uploaded weeks ago, and nothing showed them.
    await page.route('**/api/admin/uploads?*', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const each of answer.items.slice(0, 5))
        Object.assign(each, { madeAt: '2026-01-01T00:00:00.000Z', uses: [], neededUntil: null });
      await route.fulfill({ response, json: answer });
    });
    await enterScreen(page, '/admin/photos?state=unused', 'Photos', PHONE);
    await page.getByRole('button', { name: 'Delete unused…' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 5 unused photos?' });
    await expect(question.getByRole('listitem')).toHaveCount(5);
    await expectFitsAllSizes(page);
    await expectNoFindingInEitherScheme(page, '[role=dialog]');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
