import { expectNoFinding } from '../support/axe';
import { hasText } from '../support/dishes';
import { expect, expectOnSite, test } from '../support/staff';
import { DESK, expectGone, PHONE, rowOf } from '../support/staff-screen';

// The browser logs the refused save.
test.use({ expectedConsole: [/Failed to load resource/] });

test('a drink is added, edited, sold out and deleted, and diners see each step', async ({
  staffPage: page,
  dinerPage,
  api,
}) => {
  await page.setViewportSize(DESK);
  const { items } = await api.must('GET', '/admin/drinks/categories');
  const category = items.at(-1).id;
  await page.goto(`/admin/drinks?category=${category}`);
  await page.getByRole('link', { name: 'Add a drink', exact: true }).click();
  await expect(page.getByLabel(/^Category/)).toHaveValue(category);

  // Adding a drink: the preview is the wine list's own entry.
  await page.getByLabel(/^Name/).fill('Vino de prueba');
  await page.getByLabel(/^Price/).fill('$42');
  await page.getByLabel('Region').fill('Ribeira Sacra');
  await page.getByLabel('Grape').fill('Mencía');
  await page.getByLabel('Alcohol', { exact: true }).fill('13,5');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  for (const text of ['Vino de prueba', '$42', 'Ribeira Sacra', 'Mencía', '13.5% ABV']) {
    await expect(preview.getByText(text, { exact: true })).toBeVisible();
  }
  // Fields partly under the header don't count as targets.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFinding(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View drinks' })).toHaveAttribute('href', '/drinks');
  await expectOnSite(page, '/drinks', hasText('Vino de prueba'), 'the new drink');

  // An invalid value is refused beside its field, then corrected.
  await page.getByLabel('Alcohol', { exact: true }).fill('130');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Fix one thing to save' })).toBeFocused();
  await page.getByLabel('Alcohol', { exact: true }).fill('13.5');

  // A conflict with a colleague at the bar: their price, our Signature.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('switch', { name: 'Signature' }).click();
  await api.must('PUT', `/admin/drinks/${id}`, { name: 'Vino de prueba', category, price: 44 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else edited this drink' });
  await expect(conflict.getByRole('radiogroup', { name: 'Price' })).toContainText('44');
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await dinerPage.goto('/drinks');
  const entry = dinerPage.getByRole('article').filter({ hasText: 'Vino de prueba' });
  await expect(entry.getByText('$44')).toBeVisible();
  await expect(entry.getByText('Signature')).toBeVisible();

  // It is in the last category, and the list still opens at it.
  await page.getByRole('link', { name: 'Drinks', exact: true }).first().click();
  const link = page.getByRole('link', { name: 'Vino de prueba', exact: true });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();

  // Marked sold out and deleted from the list, on a phone; found by its grape.
  await page.setViewportSize(PHONE);
  await page.getByRole('searchbox', { name: 'Search drinks' }).fill('mencia ribeira prueba');
  const wine = rowOf(page, 'Vino de prueba');
  await expect(wine.getByText('Signature')).toBeVisible();
  await wine.getByRole('switch').click();
  await expect(page.getByText('“Vino de prueba” is sold out').first()).toBeVisible();
  await expectOnSite(
    page,
    '/drinks',
    (html) => !hasText('Vino de prueba')(html),
    'the sold-out drink is gone',
  );
  await wine.getByRole('button', { name: 'More for Vino de prueba' }).click();
  await expect(page.getByRole('menuitem', { name: 'Feature on home page…' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(wine).toHaveCount(0);
  await expectGone(api, `/admin/drinks/${id}`);
});
