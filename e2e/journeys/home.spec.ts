import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const OFFERS_CALL = '**/api/offers?**';
const HIGHLIGHTS_CALL = '**/api/highlights?**';

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });
const highlights = (page: Page) => page.getByRole('region', { name: 'Menu Highlights' });

/** Comes to the home page by navigation, which fetches again. */
async function enter(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Casa Bodegón, home' }).click();
  await expect(page).toHaveTitle(/^Home/);
}

test('a highlight’s name takes one line and its words three', async ({ page }) => {
  await page.goto('/');
  const card = highlights(page).getByRole('article').first();
  const lines = (locator: Locator) =>
    locator.evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
  expect(await lines(card.getByRole('heading'))).toBeLessThan(1.5);
  expect(await lines(card.locator('p').last())).toBeCloseTo(3, 0);
});

for (const scale of [2, 3]) {
  test.describe(`on a phone with ${scale} pixels to the point`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: scale });

    test('the pictures of the first view weigh at most 180 KB', async ({ page }) => {
      const weights: Promise<number>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'image') {
          weights.push(
            response
              .request()
              .sizes()
              .then((sizes) => sizes.responseBodySize),
          );
        }
      });
      let bringSlider: (() => void) | undefined;
      const held = new Promise<void>((resolve) => {
        bringSlider = resolve;
      });
      await page.route('**/assets/slider-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'load' });
      await page.waitForTimeout(1_500);
      const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
      test.info().annotations.push({ type: 'pictures, bytes', description: String(bytes) });
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(180_000);
      bringSlider?.();
      const next = offers(page).getByRole('group', { name: '2 of 5' }).locator('img');
      await expect(next).toHaveCount(1);
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('every offer and highlight is there, in rows that scroll, with no button that does nothing', async ({
    page,
  }) => {
    await page.goto('/');
    const first = offers(page).getByRole('group', { name: '1 of 5' });
    await expect(first.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(first.locator('img')).toBeVisible();
    await expect(offers(page).getByRole('button')).toHaveCount(0);
    const last = offers(page).getByRole('group', { name: '5 of 5' }).getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(highlights(page).getByRole('article')).toHaveCount(10);
  });
});

test.describe('when calls fail', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the built-in offers stand in, and highlights keep saying that they load', async ({ page }) => {
    await page.route(OFFERS_CALL, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await page.route(HIGHLIGHTS_CALL, (route) => route.abort());
    await enter(page);
    const first = offers(page).getByRole('group', { name: '1 of 2' });
    await expect(first.getByRole('heading', { name: 'Tapas Night: $5 each' })).toBeVisible();
    await expect(first.getByText('Special')).toBeVisible();
    await expect(first.getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu');
    await expect(page.getByText('Loading highlights…')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See Full Menu' })).toBeVisible();
  });

  test('an empty list of offers brings the built-in ones, in an object of items too', async ({ page }) => {
    await page.route(OFFERS_CALL, (route) => route.fulfill({ json: { items: [] } }));
    await enter(page);
    await expect(offers(page).getByText('Pour a glass, share a plate')).toHaveCount(1);
  });

  test('broken pictures give way to the placeholder', async ({ page }) => {
    await page.route('**/img/*/uploads/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const placeholder = '/pictures/placeholder-dish.jpg';
    await highlights(page).getByRole('article').first().scrollIntoViewIfNeeded();
    await expect(highlights(page).locator('img').first()).toHaveAttribute('src', placeholder);
    await expect(offers(page).locator('img').first()).toHaveAttribute('src', placeholder);
    await expect(offers(page).locator('[data-state="loaded"]').first()).toBeVisible();
  });
});

test('home asks for ten highlights on every entry by navigation, not on the page that the server drew', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/highlights' || pathname === '/api/offers') calls.push(pathname + search);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'See Full Menu' }).click();
  await expect(page).toHaveTitle(/^Menu/);
  await page.goBack();
  await expect.poll(() => calls.toSorted()).toEqual(['/api/highlights?limit=10', '/api/offers?limit=5']);
});

test('what people write can be long, and is only text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const title = `${'Croquetasdejamónibérico'.repeat(6)} <script>window.hacked = true</script> 🍤`;
  await page.route(OFFERS_CALL, (route) =>
    route.fulfill({
      json: [
        { id: 1, title },
        { id: 2, title },
      ],
    }),
  );
  await enter(page);
  await expect(offers(page).getByRole('heading', { level: 2 }).first()).toHaveText(title);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
