import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '../support/layout-shifts';
import { PUBLIC_PATHS } from '../support/public-pages';
import { expect, test } from '../support/test';

const SCRIPT_BUDGET_BYTES = 95_000;
const FIRST_VIEW_PICTURES_BYTES = 180_000;

/** Bytes on the wire of the scripts that the page asked for before it was loaded: what it takes to come alive. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('The page has no navigation.');
    const early = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < navigation.loadEventStart);
    return early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

test('the staff’s admin has files of its own', async ({ request }) => {
  expect(await (await request.get('/admin/login')).text()).toContain('src="/admin-assets/');
});

for (const path of PUBLIC_PATHS) {
  test(`${path} is light, and nothing on it moves while fonts and pictures are slow`, async ({ page }) => {
    let delayed = 0;
    const late = async (route: { continue(): Promise<void> }) => {
      delayed += 1;
      await new Promise((wake) => setTimeout(wake, 250));
      await route.continue();
    };
    await page.route('**/*.woff2', late);
    await page.route('**/img/**', late);
    await watchShifts(page);
    const files: string[] = [];
    const sheets: string[] = [];
    const uncoded: string[] = [];
    page.on('request', (request) => {
      files.push(new URL(request.url()).pathname);
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const { 'content-encoding': encoding, 'content-length': length } = response.headers();
      // A handful of bytes would grow by being compressed.
      if (Number(length) > 256 && encoding !== 'br') uncoded.push(response.url());
    });

    for (const width of [390, 1280]) {
      delayed = 0;
      sheets.length = 0;
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'load' });
      await test.step(`no style sheet and at most 95 KB of JavaScript, brotli, at ${width} px`, async () => {
        // They are in the page: on a slow phone each would hold the first view back.
        expect(sheets).toEqual([]);
        expect(uncoded).toEqual([]);
        const bytes = await scriptBytes(page);
        test.info().annotations.push({ type: 'JavaScript, bytes', description: `${path} ${bytes}` });
        expect(bytes).toBeGreaterThan(50_000);
        expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
      });
      await test.step(`nothing moves at ${width} px`, async () => {
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            window.scrollTo(0, y);
            await new Promise((wake) => setTimeout(wake, 30));
          }
        });
        expect(delayed).toBeGreaterThan(0);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
    await test.step('no file of the staff’s admin', async () => {
      await page.waitForLoadState('networkidle');
      expect(files.some((file) => file.startsWith('/assets/'))).toBe(true);
      expect(files.filter((file) => file.startsWith('/admin'))).toEqual([]);
    });
  });
}

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels to one`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test('the pictures of home’s first view weigh at most 180 KB', async ({ page }) => {
      const weights: Promise<number>[] = [];
      page.on('request', (request) => {
        if (request.resourceType() !== 'image') return;
        const size = request.response().then(() => request.sizes());
        weights.push(size.then(({ responseBodySize }) => responseBodySize));
      });
      let bringSlider = () => {};
      const held = new Promise<void>((resolve) => (bringSlider = resolve));
      await page.route('**/assets/slider-*.js', async (route) => {
        await held;
        await route.continue();
      });
      const sum = (all: number[]) => all.reduce((total, weight) => total + weight, 0);
      await page.goto('/', { waitUntil: 'load' });
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await test.step('all that is fetched before the slider', async () => {
        const bytes = sum(await Promise.all(weights));
        test.info().annotations.push({ type: 'pictures, bytes', description: String(bytes) });
        expect(bytes).toBeGreaterThan(10_000);
        expect(bytes).toBeLessThanOrEqual(FIRST_VIEW_PICTURES_BYTES);
      });
      bringSlider();
      const next = page.getByRole('region', { name: 'Offers' }).getByRole('group', { name: '2 of 5' });
      await expect(next.locator('img')).toHaveCount(1);
      await test.step('all that lies in the first view with it', async () => {
        await page.waitForLoadState('networkidle');
        const seen = await page.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { top, bottom, left, right, width } = image.getBoundingClientRect();
              return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
            })
            .map((image) => image.currentSrc),
        );
        expect(seen.length).toBeGreaterThan(0);
        const bytes = await Promise.all(
          [...new Set(seen)].map(async (address) => {
            const answer = await page.request.get(address, {
              headers: { accept: 'image/avif,image/webp,*/*' },
            });
            return (await answer.body()).length;
          }),
        );
        expect(sum(bytes)).toBeLessThanOrEqual(FIRST_VIEW_PICTURES_BYTES);
      });
    });
  });
}
