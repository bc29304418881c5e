import type { Page } from '@playwright/test';
import { expect, expectOnSite, test } from '../support/staff';
import { PHONE } from '../support/staff-screen';

test.use({ expectedConsole: [/Failed to load resource/] });

/** On a phone, the categories are in the list’s menu. */
async function openCategories(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for all dishes' }).click();
  await page.getByRole('menuitem', { name: 'Categories' }).click();
}

const names = (page: Page) => page.getByRole('button', { name: /\. Rename it$/ }).allTextContents();

test('a category is added, renamed, moved, filled and deleted, and diners see it', async ({
  staffPage: page,
  api,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/menu');
  await openCategories(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Menu categories' })).toBeFocused();

  const field = page.getByRole('textbox', { name: 'New category' });
  await field.fill('Sopas de prueba');
  await field.press('Enter');
  await expect(page.getByText(/“Sopas de prueba” is added\./)).toBeVisible();
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Sopas de prueba');

  // Renamed in place by keyboard. It contains a dish, so that diners see it.
  const { items } = await api.must('GET', '/admin/menu/categories');
  const { id } = items.find((each: { name: string }) => each.name === 'Sopas de prueba');
  const dish = await api.must('POST', '/admin/menu', { name: 'Caldo de prueba', price: 9, category: id });
  await page.getByRole('button', { name: 'Sopas de prueba. Rename it' }).press('Enter');
  await page.keyboard.type('Cremas de prueba');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renamed to “Cremas de prueba”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cremas de prueba. Rename it' })).toBeFocused();
  await expectOnSite(page, '/menu', (html) => html.includes('Cremas de prueba'), 'the new name');

  // Moved to the top, which the menu then shows; and back.
  const before = await names(page);
  const isFirst = (html: string) => html.indexOf('Cremas de prueba') < html.indexOf(before[0] ?? '');
  await page.getByRole('button', { name: 'More for Cremas de prueba' }).press('Enter');
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/reorder') && answer.ok());
  await page.getByRole('menuitem', { name: 'Move to top' }).click();
  await stored;
  await expectOnSite(page, '/menu', isFirst, 'the category is first');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => names(page)).toEqual(before);

  // If not empty, it says so and links to its contents; if empty, it is deleted.
  const remove = async () => {
    await page.getByRole('button', { name: 'More for Cremas de prueba' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  };
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await openCategories(page);
  await expect(page.getByRole('link', { name: '1 dish in Cremas de prueba' })).toBeVisible();
  await remove();
  const dialog = page.getByRole('dialog', { name: '“Cremas de prueba” still has 1 dish' });
  await dialog.getByRole('button', { name: 'Show its dishes' }).click();
  await expect(page).toHaveURL(`/admin/menu?category=${id}`);
  await expect(page.getByRole('link', { name: 'Caldo de prueba', exact: true })).toBeVisible();
  await api.must('DELETE', `/admin/menu/${dish.id}`);
  await openCategories(page);
  await expect(page.getByRole('link', { name: '0 dishes in Cremas de prueba' })).toBeVisible();
  await remove();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(async () => (await api.must('GET', '/admin/menu/categories')).items)
    .toHaveLength(items.length - 1);
  await expect.poll(() => names(page)).not.toContain('Cremas de prueba');
});
