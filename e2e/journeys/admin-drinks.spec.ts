import { expectNoFinding } from '../support/axe';
import { hasText } from '../support/dishes';
import { expect, expectOnSite, test } from '../support/staff';
import { DESK, PHONE, rowOf } from '../support/staff-screen';

// The browser logs the refused save.
test.use({ expectedConsole: [/Failed to load resource/] });

test('a drink is added, edited together with a colleague, seen by diners and found by its grape', async ({
  staffPage: page,
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

  // A conflict with a colleague at the bar: their price, our Signature.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('switch', { name: 'Signature' }).click();
  await api.must('PUT', `/admin/drinks/${id}`, { name: 'Vino de prueba', category, price: 44 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else edited this drink' });
  await expect(conflict.getByRole('radiogroup', { name: 'Price' })).toContainText('44');
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  expect(await api.must('GET', `/admin/drinks/${id}`)).toMatchObject({ price: 44, featured: true });

  // It is in the last category, and the list still opens at it.
  await page.getByRole('link', { name: 'Drinks', exact: true }).first().click();
  const link = page.getByRole('link', { name: 'Vino de prueba', exact: true });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();

  // On a phone, it is found by its grape. Highlights are dishes.
  await page.setViewportSize(PHONE);
  await page.getByRole('searchbox', { name: 'Search drinks' }).fill('mencia ribeira prueba');
  await rowOf(page, 'Vino de prueba').getByRole('button', { name: 'More for Vino de prueba' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Feature on home page…' })).toHaveCount(0);
  await api.must('DELETE', `/admin/drinks/${id}`);
});
