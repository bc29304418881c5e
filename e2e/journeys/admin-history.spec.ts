import { expect, expectOnSite, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import { countPresses, enterScreen, expectGoodAtAllSizes, PHONE } from '../support/staff-screen';

/** A dish with a picture that may be deleted: it is neither in the special nor highlighted. */
async function freeDish(api: StaffApi) {
  const { items } = await api.must('GET', '/admin/menu?pageSize=1000');
  const highlights = await api.must('GET', '/admin/highlights');
  const { itemIds } = await api.must('GET', '/admin/tapas5');
  const inUse = new Set([...itemIds, ...highlights.items.map(({ itemId }: { itemId: string }) => itemId)]);
  return items.find(({ id, imageId }: { id: string; imageId: string | null }) => imageId && !inUse.has(id));
}

test('a deleted dish is restored with four presses from the menu, with its category and picture', async ({
  staffPage: page,
  api,
}) => {
  const dish = await freeDish(api);
  const { etag: _etag, pairings: _pairings, ...whole } = dish;
  await api.must('DELETE', `/admin/menu/${dish.id}`);
  await expectOnSite(page, '/menu', (html) => !html.includes(`>${dish.name}<`), 'the dish is gone');
  await enterScreen(page, '/admin/menu', 'Menu', PHONE);
  const presses = await countPresses(page);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: `Restore “${dish.name}”, deleted` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`“${dish.name}” is restored`).first()).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(4);
  await expectOnSite(page, '/menu', (html) => html.includes(`>${dish.name}<`), 'the dish is back');
  const { etag: _new, pairings: _also, ...back } = await api.must('GET', `/admin/menu/${dish.id}`);
  expect(back).toEqual(whole);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${dish.name}” is back to how it was`).first()).toBeVisible();
  expect((await api.call('GET', `/admin/menu/${dish.id}`)).status).toBe(404);
  // Every deletion is now in the list, newest first.
  await page
    .getByRole('button', { name: `Restore “${dish.name}”, deleted` })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect.poll(async () => (await api.call('GET', `/admin/menu/${dish.id}`)).status).toBe(200);
});

test('an entry’s form links to its own history, which uses the form’s labels', async ({
  staffPage: page,
  api,
}) => {
  const { items } = await api.must('GET', '/admin/menu?pageSize=1000&search=Patatas bravas');
  const [dish] = items;
  const { price } = dish;
  await api.must('PATCH', `/admin/menu/${dish.id}`, { price: price + 1, available: false });
  await enterScreen(page, `/admin/menu/${dish.id}`, dish.name);
  await page.getByRole('link', { name: 'History', exact: true }).last().click();
  const change = page.getByRole('listitem').filter({ hasText: 'became' });
  await expect(change).toContainText('On the menu');
  await expect(change).toContainText(`$${price}`);
  await expect(change).toContainText(`$${price + 1}`);
  await expectGoodAtAllSizes(page);
  await change.getByRole('button', { name: /^Restore/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expectOnSite(page, '/menu', (html) => html.includes(`>${dish.name}<`), 'the dish is on the menu');
  expect(await api.must('GET', `/admin/menu/${dish.id}`)).toMatchObject({ price, available: true });
});
