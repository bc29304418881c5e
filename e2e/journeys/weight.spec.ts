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

test('no public page loads anything of the staff’s admin, whatever is done on it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const path of PUBLIC_PATHS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(files.some((file) => file.startsWith('/assets/'))).toBe(true);
  expect(files.filter((file) => file.startsWith('/admin'))).toEqual([]);
  files.length = 0;
  await page.goto('/admin/login', { waitUntil: 'networkidle' });
  expect(files.filter((file) => file.startsWith('/admin-assets/')).length).toBeGreaterThan(0);
  const bytes = await scriptBytes(page);
  test.info().annotations.push({ type: 'JavaScript, bytes', description: `/admin/login ${bytes}` });
});

for (const path of PUBLIC_PATHS) {
  test(`${path} needs no style sheet and at most 95 KB of JavaScript, brotli, to come alive`, async ({
    page,
  }) => {
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const { 'content-encoding': encoding, 'content-length': length } = response.headers();
      // A handful of bytes would grow by being compressed.
      if (Number(length) > 256) expect(encoding, response.url()).toBe('br');
    });
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await page.goto(path, { waitUntil: 'load' });
    // They are in the page: on a slow phone each would hold the first view back.
    expect(sheets).toEqual([]);
    const bytes = await scriptBytes(page);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: `${path} ${bytes}` });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  });

  for (const width of [390, 1280]) {
    test(`nothing on ${path} moves at ${width} px while fonts and pictures are slow`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const late = async (route: { continue(): Promise<void> }) => {
        await new Promise((wake) => setTimeout(wake, 500));
        await route.continue();
      };
      await page.route('**/*.woff2', late);
      await page.route('**/img/**', late);
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          window.scrollTo(0, y);
          await new Promise((wake) => setTimeout(wake, 60));
        }
      });
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels to one`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test('the pictures of home’s first view weigh at most 180 KB', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const seen = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, left, right, width } = image.getBoundingClientRect();
            return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
          })
          .map((image) => image.currentSrc),
      );
      expect(seen.length).toBeGreaterThan(0);
      const weights = await Promise.all(
        [...new Set(seen)].map(async (address) => {
          const answer = await page.request.get(address, {
            headers: { accept: 'image/avif,image/webp,*/*' },
          });
          return (await answer.body()).length;
        }),
      );
      const bytes = weights.reduce((sum, weight) => sum + weight, 0);
      test.info().annotations.push({ type: 'pictures, bytes', description: String(bytes) });
      expect(bytes).toBeLessThanOrEqual(FIRST_VIEW_PICTURES_BYTES);
    });
  });
}
