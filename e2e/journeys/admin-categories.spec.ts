import type { Page } from '@playwright/test';
import { expect, expectOnSite, test } from '../support/staff';
import { PHONE } from '../support/staff-screen';

const names = (page: Page) => page.getByRole('button', { name: /\. Rename it$/ }).allTextContents();

test('a category is added, renamed and moved, and diners see it', async ({ staffPage: page, api }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/menu');
  // On a phone, the categories are in the list’s menu.
  await page.getByRole('button', { name: 'More for all dishes' }).click();
  await page.getByRole('menuitem', { name: 'Categories' }).click();
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
  await api.must('DELETE', `/admin/menu/${dish.id}`);
  await api.must('DELETE', `/admin/menu/categories/${id}`);
});
