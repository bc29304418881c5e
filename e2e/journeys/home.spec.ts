import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../support/test';

const OFFERS_CALL = '**/api/offers?**';
const HIGHLIGHTS_CALL = '**/api/highlights?**';

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

test.describe('when calls fail', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the built-in offers show, highlights keep their loading text, and what people write is only text', async ({
    page,
  }) => {
    let answer: (route: Route) => Promise<void>;
    await page.route(OFFERS_CALL, (route) => answer(route));
    await page.route(HIGHLIGHTS_CALL, (route) => route.abort());
    await page.goto('/about');
    /** Enters the home page by navigation, which fetches again. */
    const enter = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveTitle(/^About/);
      await page.getByRole('link', { name: 'Casa Bodegón, home' }).click();
      await expect(page).toHaveTitle(/^Home/);
    };
    await test.step('the built-in offers show, and highlights keep their loading text', async () => {
      answer = (route) => route.fulfill({ status: 500, json: { message: 'no' } });
      await enter();
      const first = offers(page).getByRole('group', { name: '1 of 2' });
      await expect(first.getByRole('heading', { name: 'Tapas Night: $5 each' })).toBeVisible();
      await expect(first.getByText('Special')).toBeVisible();
      await expect(first.getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu');
      await expect(page.getByText('Loading highlights…')).toBeVisible();
      await expect(page.getByRole('link', { name: 'See Full Menu' })).toBeVisible();
    });
    await test.step('what people write can be long, and is only text', async () => {
      const title = `${'Croquetasdejamónibérico'.repeat(6)} <script>window.hacked = true</script> 🍤`;
      answer = (route) =>
        route.fulfill({
          json: [
            { id: 1, title },
            { id: 2, title },
          ],
        });
      await enter();
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(offers(page).getByRole('heading', { level: 2 }).first()).toHaveText(title);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide()).toBeLessThanOrEqual(320);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  });

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
