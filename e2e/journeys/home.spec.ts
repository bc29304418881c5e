import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });
const highlights = (page: Page) => page.getByRole('region', { name: 'Menu Highlights' });

test('home fetches ten highlights on every navigation to it, but not on the server-rendered page', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/highlights' || pathname === '/api/offers') calls.push(pathname + search);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await test.step('a highlight’s name takes one line and its words three', async () => {
    const card = highlights(page).getByRole('article').first();
    const lines = (locator: Locator) =>
      locator.evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
    expect(await lines(card.getByRole('heading'))).toBeLessThan(1.5);
    expect(await lines(card.locator('p').last())).toBeCloseTo(3, 0);
  });
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'See Full Menu' }).click();
  await expect(page).toHaveTitle(/^Menu/);
  await page.goBack();
  await expect.poll(() => calls.toSorted()).toEqual(['/api/highlights?limit=10', '/api/offers?limit=5']);
});

test('a phone’s first view has the picture, both buttons in one row, and whether we are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${locator.toString()} is not shown.`);
    return box;
  };
  const count = 5;
  for (let index = 1; index <= count; index += 1) {
    const slide = offers(page).getByRole('group', { name: `${index} of ${count}` });
    const picture = await boxOf(slide.locator('img'));
    expect(picture.y).toBe(0);
    expect(picture.height).toBeGreaterThan(0.45 * 844);
    const [first, second] = await Promise.all([0, 1].map((at) => boxOf(slide.getByRole('link').nth(at))));
    expect(second?.y).toBe(first?.y);
    if (index < count) await offers(page).getByRole('button', { name: 'Next slide' }).click();
  }
  const dock = await boxOf(page.getByRole('navigation', { name: 'Quick actions' }));
  const opening = await boxOf(page.getByRole('region', { name: 'Tonight' }).locator('dd').first());
  expect(opening.y + opening.height).toBeLessThanOrEqual(dock.y);
});

test.describe('when pictures fail', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('broken pictures are replaced by the placeholder', async ({ page }) => {
    await page.route('**/img/*/uploads/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const placeholder = '/pictures/placeholder-dish.jpg';
    await highlights(page).getByRole('article').first().scrollIntoViewIfNeeded();
    await expect(highlights(page).locator('img').first()).toHaveAttribute('src', placeholder);
    await expect(offers(page).locator('img').first()).toHaveAttribute('src', placeholder);
    await expect(offers(page).locator('[data-state="loaded"]').first()).toBeVisible();
  });
});
