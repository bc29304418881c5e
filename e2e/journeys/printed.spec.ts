import { countPrintedPages } from '../support/printed-pages';
import { expect, test } from '../support/test';

for (const [path, legend] of [
  ['/menu', 'Allergens and diets'],
  ['/drinks', 'Allergens in drinks'],
] as const) {
  test(`printed, ${path} is two sides of one sheet, in ink on white`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText('139 Tremont Street, Boston, MA 02111 · (617) 555-0142')).toBeVisible();
    await expect(page.getByText('Before placing your order,')).toBeVisible();
    await expect(page.getByRole('complementary', { name: legend })).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('img')).toHaveCount(0);
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
    expect(ground).toBe('rgb(255, 255, 255)');
    expect(ink).toBe('rgb(0, 0, 0)');
    expect(await countPrintedPages(page)).toBe(2);
  });
}
