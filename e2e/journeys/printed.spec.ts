import type { Page } from '@playwright/test';
import { enterByNavigation } from '../support/answers';
import { countPrintedPages } from '../support/printed-pages';
import { expect, test } from '../support/test';

const SMALLEST_PT = 8.5;
/** The legal notices, which must be readable without glasses. */
const SMALLEST_NOTICE_PT = 11;

const ALLERGY_NOTICE = 'Before placing your order,';
const RAW_FOOD_NOTICE = 'Consuming raw or undercooked';

/** The browser’s sizes are fractions of a pixel: 11.3333 px is 8.5 points. */
const points = (pixels: number) => Math.round(pixels * 75) / 100;

/** The smallest type size on the sheet, in pixels. */
const smallestType = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement: parent } = text;
      if (!parent?.checkVisibility() || text.textContent?.trim() === '') continue;
      sizes.push(parseFloat(getComputedStyle(parent).fontSize));
    }
    return Math.min(...sizes);
  });

async function expectLegible(page: Page) {
  expect(points(await smallestType(page))).toBeGreaterThanOrEqual(SMALLEST_PT);
  for (const notice of [ALLERGY_NOTICE, RAW_FOOD_NOTICE]) {
    for (const text of await page.getByText(notice).all()) {
      const size = await text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(points(size), notice).toBeGreaterThanOrEqual(SMALLEST_NOTICE_PT);
    }
  }
}

for (const [path, legend, sides] of [
  ['/menu', 'Allergens and diets', 3],
  ['/drinks', 'Allergens in drinks', 3],
] as const) {
  test(`printed, ${path} is ${sides} pages, dark on white, in readable type`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText('139 Tremont Street, Boston, MA 02111 · (617) 555-0142')).toBeVisible();
    await expect(page.getByText(ALLERGY_NOTICE)).toBeVisible();
    if (path === '/menu') await expect(page.getByText(RAW_FOOD_NOTICE)).toBeVisible();
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
    await expectLegible(page);
    expect(await countPrintedPages(page)).toBe(sides);
  });
}

test('printed, a page that is opened after the menu is on the reader’s own paper', async ({ page }) => {
  await page.goto('/menu');
  await enterByNavigation(page, 'About');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 59[45]/);
});

test('printed, the special is readable, without the popup on top', async ({ page }) => {
  await page.goto('/5-tapas?promo=1');
  const popup = page.getByRole('dialog', { name: 'Tapas $5!' });
  await expect(popup).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(popup).toBeHidden();
  await expect(page.getByText(RAW_FOOD_NOTICE)).toBeVisible();
  await expectLegible(page);
  // A third page would contain only the notice.
  expect(await countPrintedPages(page)).toBe(2);
});
